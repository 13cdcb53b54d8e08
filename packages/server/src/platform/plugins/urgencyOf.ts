import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../http/bearerToken.ts';

/** How much depends on an answer, least first: the order in which requests are refused under overload. */
export const URGENCIES = ['picture', 'visitor', 'page', 'buyer'] as const;

/** See `URGENCIES`. */
export type Urgency = (typeof URGENCIES)[number];

const PICTURE = /^\/(images|storybook|dev)\//;
const CALL = /^\/*api\//i;

/** Tells whether a request is a call under `/api`. */
export const isCall = ({ url }: FastifyRequest): boolean => CALL.test(url);

/**
 * What a request is for, told from its head alone: pictures; what visitors ask; the shop's own pages and code, which
 * buyers need as well, and calls with a token that this process has not seen alive; what signed-in people read and
 * order.
 */
export function urgencyOf(
  request: FastifyRequest,
  isKnownToken: (token: string) => boolean,
): Urgency {
  const token = bearerToken(request);
  if (token !== undefined) return isKnownToken(token) ? 'buyer' : 'page';
  if (PICTURE.test(request.url)) return 'picture';
  return isCall(request) ? 'visitor' : 'page';
}
