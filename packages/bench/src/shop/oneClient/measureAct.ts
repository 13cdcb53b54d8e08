import { setTimeout as wait } from 'node:timers/promises';
import type { WatchedShop } from '../startWatchedShop.ts';
import type { Act } from './acts.ts';
import type { Bystanders } from './openBystanders.ts';
import type { Load, LoadFigures } from './openLoad.ts';

/** Concurrent requests of one client; a browser has six connections. */
export const AT_ONCE = 8;
const LOOKED_EVERY_MS = 100;
/** Pause before and after, which keeps compilation and garbage collection out of the figures. */
const PAUSE_MS = 1_000;

/** Results of one act for the client and the bystanders, in milliseconds. */
export interface Measured {
  readonly client: LoadFigures & { readonly seconds: number };
  /** Sorted waits of both bystanders, in milliseconds. */
  readonly waited: { readonly health: readonly number[]; readonly cart: readonly number[] };
  readonly lateMs: number;
  readonly memory: { readonly before: number; readonly most: number; readonly after: number };
}

interface Watched {
  readonly shop: WatchedShop;
  readonly load: Load;
  readonly bystanders: Bystanders;
}

/** Repeats an act of one client for the given seconds, and measures how long the bystanders wait. */
export async function measureAct(
  { shop, load, bystanders }: Watched,
  { once, atOnce = AT_ONCE }: Act,
  seconds: number,
): Promise<Measured> {
  let turns = 0;
  const loop = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      turns += 1;
      // A closed loop waits for its response before the next request.
      await once(turns - 1);
    }
  };
  const run = (ms: number) => {
    const until = performance.now() + ms;
    return Promise.all(Array.from({ length: atOnce }, () => loop(until)));
  };
  await run(PAUSE_MS);
  await wait(PAUSE_MS);
  load.figures();
  const { memoryBytes: before } = await shop.figures();
  bystanders.begin();
  const begun = performance.now();
  let most = before;
  let lateMs = 0;
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await wait(LOOKED_EVERY_MS);
      const figures = await shop.figures();
      most = Math.max(most, figures.memoryBytes);
      lateMs = Math.max(lateMs, figures.worstLateMs);
    }
  };
  const watching = watch();
  await run(seconds * 1000);
  over.abort();
  const elapsed = (performance.now() - begun) / 1000;
  const { health, cart } = await bystanders.end();
  await watching;
  await wait(PAUSE_MS);
  const { memoryBytes: after } = await shop.figures();
  return {
    client: { ...load.figures(), seconds: elapsed },
    waited: { health: sorted(health), cart: sorted(cart) },
    lateMs,
    memory: { before, most, after },
  };
}

function sorted(times: readonly number[]): readonly number[] {
  return times.toSorted((a, b) => a - b);
}
