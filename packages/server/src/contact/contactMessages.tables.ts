import type { Generated } from 'kysely';

interface ContactMessagesTable {
  readonly id: Generated<number>;
  readonly received_at: Date;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

declare module '../platform/database/schema.ts' {
  /** Table of migrations/0027_contact_messages.sql. */
  interface Schema {
    readonly contact_messages: ContactMessagesTable;
  }
}
