import { hash } from 'node:crypto';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/Db.ts';
import { bearerToken } from '../../platform/http/bearerToken.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { checkPassword } from '../checkPassword.ts';
import { readProfile } from '../users.queries.ts';
import { recordPresence, readPresence } from './presence.queries.ts';
import type { Shop } from '../../start/Shop.ts';

/**
 * Requires that the password was entered recently in this session, and returns when. Refuses with 'presence-required'.
 */
export async function requirePresence(
  context: Pick<Shop, 'db' | 'presenceMs' | 'now'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Date> {
  const provenAt = await presenceOf(context, request);
  if (!provenAt) throw new Refused('presence-required');
  return provenAt;
}

/**
 * Returns when the password was last entered in this session, at sign-in or by `provePresence`; undefined if too long
 * ago.
 */
export async function presenceOf(
  { db, presenceMs, now }: Pick<Shop, 'db' | 'presenceMs' | 'now'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Date | undefined> {
  const token = bearerToken(request) ?? '';
  const provenAt = await readPresence(db, hash('sha256', token, 'buffer'));
  return provenAt && +now() - +provenAt <= presenceMs ? provenAt : undefined;
}

/** A re-entered password, with the token of its session. */
interface PresenceProof {
  readonly userId: number;
  readonly token: string;
  readonly password: string;
  readonly network: string;
}

/**
 * Records that the signed-in user entered their password again. A wrong one counts as a failed sign-in but keeps the
 * session. Refuses with the field's sentence, and with 'too-many-requests' as sign-in does.
 */
export async function provePresence(
  db: Db,
  { userId, token, password, network }: PresenceProof,
  now: Date,
): Promise<void> {
  const { email } = await readProfile(db, userId);
  try {
    await checkPassword(db, { email, password, network }, now);
  } catch (error) {
    const isWrong = error instanceof Refused && error.problem.code === 'sign-in-failed';
    if (!isWrong) throw error;
    throw new Refused('invalid-request', { errors: { password: fieldSentences.passwordWrong } });
  }
  await recordPresence(db, hash('sha256', token, 'buffer'), now);
}
