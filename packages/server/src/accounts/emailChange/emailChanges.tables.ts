interface EmailChangesTable {
  readonly user_id: number;
  readonly token_hash: Buffer;
  readonly email: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly confirmed_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  /** The table of changes of migrations/0054_customers.sql and 0056_email_changes.sql. */
  interface Schema {
    readonly email_changes: EmailChangesTable;
  }
}
