import type { Db } from '../../../platform/database/Db.ts';
import type { Trx } from '../../../platform/database/Trx.ts';
import type { Trust } from '../../trust/Trust.ts';

/** Dependencies of a check of prescriptions. */
export interface CheckContext {
  readonly db: Db | Trx;
  /** The shop's certificates by their SHA-256, as `openSeal` reads them. */
  readonly certificates: ReadonlyMap<string, Uint8Array>;
  /** Keys and anchors outside the database. */
  readonly trust: Trust;
}
