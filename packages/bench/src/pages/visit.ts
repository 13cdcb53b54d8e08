import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPhone } from './openPhone.ts';
import { slowDown } from './slowDown.ts';
import { type Paints, watchPaints } from './watchPaints.ts';

/** Pause while the browser starts processes for this tab and the next one. */
export const SETTLED_MS = 1_000;
/** A page is complete when it has painted and, for this long, nothing loaded and nothing larger painted. */
const QUIET_MS = 2_000;

/** Measurements of one visit with an empty cache. */
export interface Visit extends Paints {
  readonly scripts: number;
  /** Compressed size. */
  readonly scriptBytes: number;
}

/** Opens an address once, as a first-time visitor on a slow phone. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await openPhone(browser);
  try {
    await page.addInitScript(watchPaints);
    await slowDown(page);
    await setTimeout(SETTLED_MS);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction((quietMs) => {
      const { paints } = globalThis as unknown as { readonly paints: Paints };
      const ends = performance
        .getEntriesByType('resource')
        .map((each) => each.startTime + each.duration);
      const last = Math.max(paints.first, paints.largest, ...ends);
      // NaN until both have been painted.
      return performance.now() - last > quietMs;
    }, QUIET_MS);
    return await page.evaluate(() => {
      const { paints } = globalThis as unknown as { readonly paints: Paints };
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
      const scriptBytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return { ...paints, scripts: scripts.length, scriptBytes };
    });
  } finally {
    await page.context().close();
  }
}
