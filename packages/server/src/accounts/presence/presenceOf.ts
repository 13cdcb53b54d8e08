import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../platform/http/bearerToken.ts';
import { readPresence } from './presence.queries.ts';
import type { Shop } from '../../start/Shop.ts';

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
