import type { Db } from '../../platform/database/Db.ts';

/** Dependencies of the passkey services. */
export interface PasskeysContext {
  readonly db: Db;
  /** The shop's public address; passkeys are bound to its host. */
  readonly shopUrl: string;
  /** How long an entered password counts as proof of presence. */
  readonly presenceMs: number;
  /** The server's clock. */
  readonly now: () => Date;
}
