export interface AttemptCountersTable {
  readonly counter: Buffer;
  readonly taken: number;
  readonly ends_at: Date;
}

declare module '../database/schema.ts' {
  /** Tables of migrations/0007_mail_and_limits.sql that limits use. */
  interface Schema {
    readonly attempt_counters: AttemptCountersTable;
  }
}
