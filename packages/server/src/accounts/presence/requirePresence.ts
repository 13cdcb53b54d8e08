import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/Db.ts';
import { bearerToken } from '../../platform/http/bearerToken.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readPresence } from './presence.queries.ts';

/** What decides whether somebody is there. */
interface PresenceContext {
  readonly db: Db;
  /** For how long a password that was given counts. */
  readonly presenceMs: number;
  readonly now: () => Date;
}

/**
 * Lets through whoever gave their password lately in this very session: a sign-in counts, and `provePresence`. Answers when
 * that was. Refuses everybody else with 'presence-required'.
 */
export async function requirePresence(
  { db, presenceMs, now }: PresenceContext,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Date> {
  const token = bearerToken(request) ?? '';
  const provenAt = await readPresence(db, hash('sha256', token, 'buffer'));
  if (provenAt && +now() - +provenAt <= presenceMs) return provenAt;
  throw new Refused('presence-required');
}
