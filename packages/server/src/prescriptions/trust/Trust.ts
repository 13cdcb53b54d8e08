import type { SealKey } from '../signatures/SealKey.ts';
import type { Anchor, AnchorStamp } from './AnchorIndex.ts';
import type { AnchorReader } from './AnchorReader.ts';
import type { SealKeys } from './SealKeys.ts';

/** What prescriptions are verified against, none of which is in the database. */
export interface Trust {
  readonly keys: SealKeys;
  /** Read before the rows that are compared with them. */
  readonly anchors: Pick<AnchorReader, 'current'>;
}

/** What events of prescriptions are recorded with. Its functions report a failure and never throw. */
export interface Ledger {
  /** Seals every event. */
  readonly key: SealKey;
  /** Writes an event down outside the database, once it is committed and before it is answered. */
  readonly anchor: (anchor: Anchor) => Promise<void>;
  readonly stamp: (stamp: AnchorStamp) => Promise<void>;
  /** Tries again what could not be written; answers whether everything is. */
  readonly flush: () => Promise<boolean>;
}
