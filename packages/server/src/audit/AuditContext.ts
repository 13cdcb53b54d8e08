import type { AnchorIndex } from '../prescriptions/trust/AnchorIndex.ts';
import type { Trust } from '../prescriptions/trust/Trust.ts';

/** Inputs of a check besides the rows. */
export interface AuditContext {
  readonly now: Date;
  /** Keys outside the database. */
  readonly trust: Trust;
  /** Anchors outside the database, read before the first row. */
  readonly anchors: AnchorIndex;
  /** Whether the shop has a mail server; without one, unsent mail is not a fault. */
  readonly isMailSent: boolean;
  /** Called with a line about the progress of a long check. */
  readonly onProgress: (progress: string) => void;
}
