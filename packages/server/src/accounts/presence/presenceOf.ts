import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/Db.ts';
import { bearerToken } from '../../platform/http/bearerToken.ts';
import { readPresence } from './presence.queries.ts';

/** What decides whether somebody is there. */
export interface PresenceContext {
  readonly db: Db;
  /** For how long a password that was given counts. */
  readonly presenceMs: number;
  readonly now: () => Date;
}

/** When the password was given in this very session, where that still counts: a sign-in does, and `provePresence`. */
export async function presenceOf(
  { db, presenceMs, now }: PresenceContext,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Date | undefined> {
  const token = bearerToken(request) ?? '';
  const provenAt = await readPresence(db, hash('sha256', token, 'buffer'));
  return provenAt && +now() - +provenAt <= presenceMs ? provenAt : undefined;
}
