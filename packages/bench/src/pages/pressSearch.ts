import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPhone } from './openPhone.ts';
import { slowDown } from './slowDown.ts';
import { SETTLED_MS } from './visit.ts';

/** Times of a press in milliseconds since the request. */
interface PressTimes {
  pressed?: number;
  acted?: number;
}

/**
 * Presses Search at the first paint of a page, as a first-time visitor on a slow phone. Returns when a search field has
 * the focus, in milliseconds since the request.
 */
export async function pressSearch(browser: Browser, address: string): Promise<number> {
  const page = await openPhone(browser);
  try {
    await page.addInitScript(pressAtFirstPaint);
    await slowDown(page);
    await setTimeout(SETTLED_MS);
    await page.goto(address, { waitUntil: 'load' });
    const acted = await page.waitForFunction(() => {
      const { press } = globalThis as unknown as { readonly press: PressTimes };
      return press.acted;
    });
    return (await acted.jsonValue()) ?? Number.NaN;
  } finally {
    await page.context().close();
  }
}

/** Runs in the page before its scripts, and so uses nothing outside this function. */
function pressAtFirstPaint(): void {
  const press: PressTimes = {};
  Object.assign(globalThis, { press });
  const look = () => {
    const focused = document.activeElement;
    if (focused?.localName === 'input' && focused.checkVisibility())
      press.acted = performance.now();
    else requestAnimationFrame(look);
  };
  new PerformanceObserver(() => {
    if (press.pressed !== undefined) return;
    press.pressed = performance.now();
    document.querySelector<HTMLElement>('header button[form]')?.click();
    look();
  }).observe({ type: 'paint', buffered: true });
}
