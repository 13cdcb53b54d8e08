import type { ColumnType, Generated } from 'kysely';

/** An e-mail queued in a transaction and sent after it; see migrations/0002, 0007 and 0011. */
interface OutboxTable {
  readonly id: Generated<number>;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly created_at: ColumnType<Date, never, never>;
  readonly sent_at: ColumnType<Date | null, never, Date>;
  readonly due_at: Date | null;
  readonly attempts: Generated<number>;
  readonly failing_since: Date | null;
  readonly given_up_at: Date | null;
  readonly failure: string | null;
  readonly message_id: Generated<string>;
  /** The audit event that the mail reports. */
  readonly event_id: number | null;
}

/** One row: the address of the server that started last; see migrations/0038. */
interface ShopUrlTable {
  readonly is_only: Generated<boolean>;
  readonly url: string;
  readonly desk_url: ColumnType<string | null, string | undefined, string | undefined>;
  readonly listening_since: Date;
}

declare module '../database/schema.ts' {
  /** The tables that mail uses. */
  interface Schema {
    readonly outbox: OutboxTable;
    readonly shop_url: ShopUrlTable;
  }
}
