import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import type { StaffSessions } from './sessions/createStaffSessions.ts';

/** What staff accounts work with. */
export interface StaffAccounts {
  readonly db: Db;
  /** The server's clock; tests pass their own. */
  readonly now: () => Date;
  /** The desk's public address, for links and passkeys. */
  readonly deskUrl: () => string;
  readonly sessions: StaffSessions;
  /** Production refuses demo accounts. */
  readonly isProduction: boolean;
  /** The server's private key, outside the database, which seals the keys of authenticator apps. */
  readonly key: KeyObject;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}
