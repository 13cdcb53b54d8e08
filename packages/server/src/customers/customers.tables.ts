import type { Generated } from 'kysely';

interface CustomerNotesTable {
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly staff_id: number;
  readonly written_at: Date;
  readonly note: string;
}

interface EmailChangesTable {
  readonly user_id: number;
  readonly token_hash: Buffer;
  readonly email: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations/0055_customers.sql. */
  interface Schema {
    readonly customer_notes: CustomerNotesTable;
    readonly email_changes: EmailChangesTable;
  }
}
