import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type pg from 'pg';

const BEAT_CHANNEL = 'formulary_beat';
const HEARTBEAT_MS = 1_000;
const LONGEST_ANSWER_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** Longer than a reconnection takes. */
const LONGEST_DEAF_MS = 5_000;

/** Notices of PostgreSQL to this process. */
export interface Listener {
  /** Whether notices arrive now; while false, earlier notices may be out of date. */
  readonly isListening: () => boolean;
  /** Whether notices arrive, or arrived within the last five seconds. */
  readonly isAlive: () => boolean;
  /** Returns the milliseconds since the last heartbeat came back, or since the start. */
  readonly heardAgoMs: () => number;
  /** Calls `hear` with each payload of a channel. */
  readonly onNotice: (channel: string, hear: (payload: string) => void) => void;
  /** Calls `begin` whenever listening starts or restarts: notices before it are lost. */
  readonly onBegin: (begin: () => void) => void;
  readonly close: () => Promise<void>;
}

/**
 * Listens to channels on a dedicated connection. A heartbeat each second detects a silently dead connection; a lost one
 * is reopened, without end.
 */
export async function openListener(
  settings: pg.ClientConfig,
  channels: readonly string[],
): Promise<Listener> {
  const subscribers = new Map<string, ((payload: string) => void)[]>();
  const beginners: (() => void)[] = [];
  const closing = new AbortController();
  let client: Client | undefined;
  let deafSince = performance.now();
  let heardAt = deafSince;

  const connect = async (): Promise<Client> => {
    const next = new Client(settings);
    const lost = Promise.withResolvers<void>();
    next.on('error', () => lost.resolve());
    next.on('end', () => lost.resolve());
    next.on('notification', ({ channel, payload }) => {
      for (const hear of subscribers.get(channel) ?? []) hear(payload ?? '');
    });
    try {
      await next.connect();
      // Channel names are constants of this program, never client input.
      const names = [...channels, BEAT_CHANNEL];
      await next.query(names.map((channel) => `listen ${channel}`).join('; '));
      if (!(await hearsItself(next))) throw new Error('Notices do not arrive on this connection');
      heardAt = performance.now();
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    client = next;
    for (const begin of beginners) begin();
    void stayConnected(next, lost.promise);
    return next;
  };

  const stayConnected = async (current: Client, lost: Promise<void>): Promise<void> => {
    let isLost = false;
    void lost.then(() => (isLost = true));
    while (!isLost && !closing.signal.aborted) {
      await Promise.race([lost, pause(HEARTBEAT_MS, closing.signal)]);
      if (isLost || closing.signal.aborted) break;
      isLost = !(await hearsItself(current));
      if (!isLost) heardAt = performance.now();
    }
    client = undefined;
    deafSince = performance.now();
    void current.end().catch(() => {});
    if (!closing.signal.aborted) await connectAgain();
  };

  const connectAgain = async (): Promise<void> => {
    for (let longest = FIRST_PAUSE_MS; !closing.signal.aborted; longest *= 2) {
      await pause(Math.random() * Math.min(longest, LONGEST_PAUSE_MS), closing.signal);
      if (closing.signal.aborted) return;
      const isConnected = await connect().then(
        () => true,
        () => false,
      );
      if (isConnected) return;
    }
  };

  // The server works without a listener: readers check `isListening`.
  await connect().catch(() => void connectAgain());
  return {
    isListening: () => client !== undefined,
    isAlive: () => client !== undefined || performance.now() - deafSince < LONGEST_DEAF_MS,
    heardAgoMs: () => performance.now() - heardAt,
    onNotice: (channel, hear) =>
      void subscribers.set(channel, [...(subscribers.get(channel) ?? []), hear]),
    onBegin: (begin) => void beginners.push(begin),
    close: async () => {
      closing.abort();
      await client?.end();
    },
  };
}

/** Returns whether a sent notice comes back: behind some poolers LISTEN succeeds but delivers nothing. */
async function hearsItself(client: Client): Promise<boolean> {
  const beat = randomUUID();
  const heard = Promise.withResolvers<boolean>();
  const hear = ({ channel, payload }: pg.Notification): void => {
    if (channel === BEAT_CHANNEL && payload === beat) heard.resolve(true);
  };
  client.on('notification', hear);
  client.query('select pg_notify($1, $2)', [BEAT_CHANNEL, beat]).catch(() => heard.resolve(false));
  const late = wait(LONGEST_ANSWER_MS, false, { ref: false });
  const isHeard = await Promise.race([heard.promise, late]);
  client.off('notification', hear);
  return isHeard;
}

/** Waits; an abort ends the wait without an error, and the timer does not keep the process alive. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
