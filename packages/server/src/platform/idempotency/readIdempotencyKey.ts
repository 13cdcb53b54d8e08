import type { FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';

const LONGEST_KEY = 255;
const KEY_HEADER = 'idempotency-key';

/**
 * Reads the idempotency key, which a client repeats after a lost answer. Refuses a key that is not plain text. The call
 * must declare that it takes one, so that its descriptions say so.
 */
export function readIdempotencyKey({
  headers,
  routeOptions,
}: Pick<FastifyRequest, 'headers' | 'routeOptions'>): string | undefined {
  if (routeOptions.config.call?.takesIdempotencyKey !== true) {
    throw new Error(`${routeOptions.url ?? ''} declares no idempotency key`);
  }
  const key = headers[KEY_HEADER];
  if (key === undefined) return undefined;
  const isFit = typeof key === 'string' && /^[\x21-\x7e]+$/.test(key) && key.length <= LONGEST_KEY;
  if (isFit) return key;
  throw new Refused('invalid-request', {
    errors: { 'Idempotency-Key': `should be 1 to ${LONGEST_KEY} plain characters without spaces` },
  });
}
