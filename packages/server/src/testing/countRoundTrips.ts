import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Counts the round trips of each transaction from now on, from its `begin` to its `commit`: how often a connection is
 * written to after an answer arrived.
 */
export function countRoundTrips(pool: pg.Pool): readonly number[] {
  const ofTransactions: number[] = [];
  const watched = new WeakSet<Socket>();
  pool.on('acquire', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    if (watched.has(stream)) return;
    watched.add(stream);
    let trips: number | undefined;
    let hasAnswered = true;
    stream.on('data', () => (hasAnswered = true));
    const write = stream.write.bind(stream);
    const writeCounted = (chunk: Buffer | string, ...rest: never[]): boolean => {
      const text = chunk.toString('latin1' as never);
      if (text.includes('begin')) trips = 0;
      if (trips !== undefined && hasAnswered) trips += 1;
      hasAnswered = false;
      if (text.includes('commit') && trips !== undefined) {
        ofTransactions.push(trips);
        trips = undefined;
      }
      return write(chunk, ...rest);
    };
    stream.write = writeCounted as Socket['write'];
  });
  return ofTransactions;
}
