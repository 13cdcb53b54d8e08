import type { SealKey } from '../signatures/sealKey.ts';
import type { Anchor, AnchorStamp } from './AnchorIndex.ts';
import type { AnchorReader } from './AnchorReader.ts';
import type { SealKeys } from './SealKeys.ts';

/** Evidence outside the database that verifies prescriptions. */
export interface Trust {
  readonly keys: SealKeys;
  /** Read before the rows that are compared with them. */
  readonly anchors: Pick<AnchorReader, 'current'>;
}

/** Records events of prescriptions. Its functions report a failure and never throw. */
export interface Ledger {
  /** Seals every event. */
  readonly key: SealKey;
  /** Writes an event outside the database, after its commit and before the response. */
  readonly anchor: (anchor: Anchor) => Promise<void>;
  readonly stamp: (stamp: AnchorStamp) => Promise<void>;
  /** Retries failed writes; returns whether all are written. */
  readonly flush: () => Promise<boolean>;
}
