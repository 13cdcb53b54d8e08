import type { FastifyRequest } from 'fastify';
import { Refused } from '../../platform/problems/Refused.ts';
import { type PresenceContext, presenceOf } from './presenceOf.ts';

/**
 * Lets through whoever gave their password lately in this very session. Answers when that was. Refuses everybody else with
 * 'presence-required'.
 */
export async function requirePresence(
  context: PresenceContext,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Date> {
  const provenAt = await presenceOf(context, request);
  if (!provenAt) throw new Refused('presence-required');
  return provenAt;
}
