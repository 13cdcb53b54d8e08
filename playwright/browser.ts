import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's headless Chromium shell: the same engine, with less CPU time. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const SYSTEM_CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the Chromium to drive: CHROMIUM_PATH, the headless shell, Playwright's own, or the system's, in this order.
 */
export function findChromium(): string | undefined {
  const requested = process.env['CHROMIUM_PATH'];
  return [
    ...(requested ? [requested] : []),
    WINDOWLESS,
    chromium.executablePath(),
    ...SYSTEM_CHROMIUM,
  ].find((path) => existsSync(path));
}

/** Arguments for every Chromium that tests and benchmarks start. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
];

/**
 * Returns flags of V8 that save a quarter of the CPU time of tests, whose pages live for seconds: fewer collections of new
 * objects, and no code that pays only after long use.
 */
export const shortLivedPages = (more = ''): string =>
  `--js-flags=--min-semi-space-size=16 --no-opt ${more}`.trim();

/** Launch options that Vitest and Playwright share. */
export const launchOptions = {
  /** Found at each launch, because it may have been installed since. Falls back to the path of Playwright's own. */
  get executablePath(): string {
    return findChromium() ?? chromium.executablePath();
  },
  args: [...browserArguments, shortLivedPages()],
};
