import type { FastifyRequest } from 'fastify';

/**
 * Does work for a request. Its signal ends when the connection of the request is closed: whoever sent it waits for no answer
 * any more.
 */
export async function withEndOfConnection<Result>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  // A connection that stays open is used by later requests.
  socket.once('close', end);
  try {
    return await work(ended.signal);
  } finally {
    socket.off('close', end);
  }
}
