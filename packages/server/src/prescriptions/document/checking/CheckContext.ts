import type { Db } from '../../../platform/database/Db.ts';
import type { Trx } from '../../../platform/database/Trx.ts';
import type { Trust } from '../../trust/Trust.ts';

/** What prescriptions are checked with. */
export interface CheckContext {
  readonly db: Db | Trx;
  /** Certificates of the shop by their SHA-256, as `openSeal` reads them. */
  readonly certificates: ReadonlyMap<string, Uint8Array>;
  /** Keys and anchors outside the database. */
  readonly trust: Trust;
}
