import type { FastifyRequest } from 'fastify';
import { Refused } from '../../platform/problems/Refused.ts';
import { presenceOf } from './presenceOf.ts';
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
