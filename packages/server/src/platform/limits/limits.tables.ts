interface AttemptCountersTable {
  readonly counter: Buffer;
  readonly taken: number;
  readonly ends_at: Date;
}

/** The tables of migrations/0007_mail_and_limits.sql that limits use. */
export interface LimitsTables {
  readonly attempt_counters: AttemptCountersTable;
}
