import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/Db.ts';
import { transactionHooks } from '../database/transactionHooks.ts';
import { announceNews } from './news.queries.ts';

/** Shortest time between two announcements: news of transactions that commit within it are announced together. */
const GATHER_MS = 20;
/** How often news are looked for that a server could not announce, because it was killed after the commit. */
const SWEEP_MS = 1_000;

/** Announces the news of this process's transactions until closed. */
export interface NewsRelay {
  /** Announces the remaining news, and stops. */
  readonly close: () => Promise<void>;
}

/**
 * Makes the transactions of a database write their news down, and announces them to every server shortly after the
 * commit, at most fifty times a second: outside the transaction, so that no order waits for another's. News are kept while the database is
 * unavailable.
 */
export function relayNews(db: Db): NewsRelay {
  const hooks = transactionHooks(db);
  const closing = new AbortController();
  let isDue = false;
  let announcedAt = 0;
  let running: Promise<void> | undefined;

  // What fails stays in the table for the next sweep, by this server or another.
  const announce = () => announceNews(db).catch(() => {});

  const announceWhileDue = async (): Promise<void> => {
    while (isDue && !closing.signal.aborted) {
      const soon = Math.max(0, announcedAt + GATHER_MS - performance.now());
      await wait(soon, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      isDue = false;
      announcedAt = performance.now();
      await announce();
    }
  };

  const noteNews = (): void => {
    isDue = true;
    running ??= announceWhileDue().finally(() => {
      running = undefined;
    });
  };

  hooks.opening.add(`set local formulary.news = 'later'`);
  hooks.onCommit.add(noteNews);
  const sweeping = setInterval(noteNews, SWEEP_MS).unref();
  return {
    close: async () => {
      clearInterval(sweeping);
      hooks.opening.clear();
      hooks.onCommit.delete(noteNews);
      closing.abort();
      await running;
      await announce();
    },
  };
}
