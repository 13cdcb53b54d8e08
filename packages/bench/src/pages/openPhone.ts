import type { Browser, Page } from 'playwright';

/** Timeout that allows for a busy, throttled machine. */
const LONGEST_WAIT_MS = 120_000;

/** Opens an empty page with a phone's screen and an empty cache. The caller closes its context. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  return context.newPage();
}
