/** What a check needs to know besides the rows. */
export interface AuditContext {
  readonly now: Date;
  /** Whether the shop has a mail server; without one, mail waits for ever and that is no fault. */
  readonly isMailSent: boolean;
  /** Told in a line how far a long check has come. */
  readonly onProgress: (progress: string) => void;
}
