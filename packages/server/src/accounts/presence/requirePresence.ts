import type { FastifyRequest } from 'fastify';
import { Refused } from '../../platform/problems/Refused.ts';
import { type PresenceContext, presenceOf } from './presenceOf.ts';

/**
 * Requires that the password was entered recently in this session, and returns when. Refuses with 'presence-required'.
 */
export async function requirePresence(
  context: PresenceContext,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Date> {
  const provenAt = await presenceOf(context, request);
  if (!provenAt) throw new Refused('presence-required');
  return provenAt;
}
