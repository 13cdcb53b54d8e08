import type { ColumnType, Generated } from 'kysely';

interface ContactMessagesTable {
  readonly id: Generated<number>;
  readonly received_at: Date;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly closed_at: ColumnType<Date | null, null | undefined, Date | null>;
}

interface MessageRepliesTable {
  readonly id: Generated<number>;
  readonly message_id: number;
  readonly staff_id: number;
  /** Of the press that sent it. */
  readonly request_key: string;
  readonly written_at: Date;
  readonly text: string;
}

interface MessageDraftsTable {
  readonly message_id: number;
  readonly staff_id: number;
  readonly text: string;
  readonly saved_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations/0027_contact_messages.sql and 0073_messages.sql. */
  interface Schema {
    readonly contact_messages: ContactMessagesTable;
    readonly message_replies: MessageRepliesTable;
    readonly message_drafts: MessageDraftsTable;
  }
}
