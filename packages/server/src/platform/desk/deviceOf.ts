import type { FastifyRequest } from 'fastify';

const LONGEST_DEVICE = 300;

/** Returns the browser's own name, as events of staff keep it. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return (headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE);
}
