import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type pg from 'pg';

const BEAT_CHANNEL = 'formulary_beat';
const HEARTBEAT_MS = 1_000;
const LONGEST_ANSWER_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** What PostgreSQL tells this process, and whether it can. */
export interface Listener {
  /** Whether notices arrive now; what was heard before says nothing while it is false. */
  readonly isListening: () => boolean;
  /** Calls back with each payload of a channel. */
  readonly onNotice: (channel: string, hear: (payload: string) => void) => void;
  /** Calls back whenever listening has begun (again): notices before it are lost. */
  readonly onBegin: (begin: () => void) => void;
  readonly close: () => Promise<void>;
}

/**
 * Listens to channels on a connection of its own. A beat a second finds a connection that died
 * silently; a lost one is opened again for as long as it takes.
 */
export async function openListener(
  settings: pg.ClientConfig,
  channels: readonly string[],
): Promise<Listener> {
  const subscribers = new Map<string, ((payload: string) => void)[]>();
  const beginners: (() => void)[] = [];
  const closing = new AbortController();
  let client: Client | undefined;

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
      // Channel names are constants of this program, never what a client sent.
      const names = [...channels, BEAT_CHANNEL];
      await next.query(names.map((channel) => `listen ${channel}`).join('; '));
      if (!(await hearsItself(next))) throw new Error('Notices do not arrive on this connection');
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
    }
    client = undefined;
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

  // A database that cannot be listened to is not a reason not to serve: readers see `isListening`.
  await connect().catch(() => void connectAgain());
  return {
    isListening: () => client !== undefined,
    onNotice: (channel, hear) =>
      void subscribers.set(channel, [...(subscribers.get(channel) ?? []), hear]),
    onBegin: (begin) => void beginners.push(begin),
    close: async () => {
      closing.abort();
      await client?.end();
    },
  };
}

/** Whether what is sent to a channel comes back: behind some poolers LISTEN succeeds and nothing ever does. */
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

/** Waits, or not: an aborted wait is a finished one, and a finished server is not kept alive by it. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
