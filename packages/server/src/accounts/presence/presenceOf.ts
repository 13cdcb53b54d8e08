import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/Db.ts';
import { bearerToken } from '../../platform/http/bearerToken.ts';
import { readPresence } from './presence.queries.ts';

/** Context for presence checks. */
export interface PresenceContext {
  readonly db: Db;
  /** How long an entered password counts as proof of presence. */
  readonly presenceMs: number;
  readonly now: () => Date;
}

/**
 * Returns when the password was last entered in this session, at sign-in or by `provePresence`; undefined if too long
 * ago.
 */
export async function presenceOf(
  { db, presenceMs, now }: PresenceContext,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Date | undefined> {
  const token = bearerToken(request) ?? '';
  const provenAt = await readPresence(db, hash('sha256', token, 'buffer'));
  return provenAt && +now() - +provenAt <= presenceMs ? provenAt : undefined;
}
