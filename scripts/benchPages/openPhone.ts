import type { Browser, Page } from 'playwright';

/** A busy machine that is slowed down as well takes its time; what takes longer than this is broken. */
const LONGEST_WAIT_MS = 120_000;

/** Opens an empty page on the screen of a phone that was never in the shop. Close its context. */
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
