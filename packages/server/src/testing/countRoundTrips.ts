import type { Socket } from 'node:net';
import type pg from 'pg';

/** The round trips of a transaction. */
interface RoundTrips {
  readonly whole: number;
  /** From the one that sends the marked statement. Undefined if none does. */
  readonly sinceMark: number | undefined;
}

/**
 * Counts the round trips of each transaction from now on, from its `begin` to its `commit`: how often a connection is
 * written to after an answer arrived. A marked statement is seen when a connection first prepares it.
 */
export function countRoundTrips(pool: pg.Pool, mark: string): readonly RoundTrips[] {
  const ofTransactions: RoundTrips[] = [];
  const watched = new WeakSet<Socket>();
  pool.on('acquire', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    if (watched.has(stream)) return;
    watched.add(stream);
    let trips: number | undefined;
    let markedAt: number | undefined;
    let hasAnswered = true;
    stream.on('data', () => (hasAnswered = true));
    const write = stream.write.bind(stream);
    const writeCounted = (chunk: Buffer | string, ...rest: never[]): boolean => {
      const text = chunk.toString('latin1' as never);
      if (text.includes('begin')) {
        trips = 0;
        markedAt = undefined;
      }
      if (trips !== undefined && hasAnswered) trips += 1;
      hasAnswered = false;
      if (text.includes(mark)) markedAt ??= trips;
      if (text.includes('commit') && trips !== undefined) {
        const sinceMark = markedAt === undefined ? undefined : trips - markedAt + 1;
        ofTransactions.push({ whole: trips, sinceMark });
        trips = undefined;
      }
      return write(chunk, ...rest);
    };
    stream.write = writeCounted;
  });
  return ofTransactions;
}
