import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../http/bearerToken.ts';

/** Urgency levels, least first: the order in which requests are refused under overload. */
export const URGENCIES = ['picture', 'visitor', 'page', 'buyer'] as const;

/** One of `URGENCIES`. */
export type Urgency = (typeof URGENCIES)[number];

const PICTURE = /^\/(images|storybook|dev)\//;
const CALL = /^\/*api\//i;

/** Returns whether a request is a call under `/api`. */
export const isCall = ({ url }: FastifyRequest): boolean => CALL.test(url);

/**
 * Returns the urgency of a request from its head only. Pictures are least urgent, then visitors' calls. Next come pages
 * and code, which buyers need too, and calls with a token that this process has not seen alive. Requests of signed-in
 * users are the most urgent.
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
