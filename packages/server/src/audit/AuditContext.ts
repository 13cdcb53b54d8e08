import type { AnchorIndex } from '../prescriptions/trust/AnchorIndex.ts';
import type { Trust } from '../prescriptions/trust/Trust.ts';

/** What a check needs to know besides the rows. */
export interface AuditContext {
  readonly now: Date;
  /** Keys outside the database. */
  readonly trust: Trust;
  /** Anchors outside the database, as they were before the first row was read. */
  readonly anchors: AnchorIndex;
  /** Whether the shop has a mail server; without one, mail waits for ever and that is no fault. */
  readonly isMailSent: boolean;
  /** Told in a line how far a long check has come. */
  readonly onProgress: (progress: string) => void;
}
