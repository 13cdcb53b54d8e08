import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's Chromium without windows: the same engine, for less of the processor. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const SYSTEM_CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Which Chromium the tests drive: CHROMIUM_PATH if set, one without windows, Playwright's own if it is there, otherwise the system's. */
export function findChromium(): string | undefined {
  const requested = process.env['CHROMIUM_PATH'];
  return [
    ...(requested ? [requested] : []),
    WINDOWLESS,
    chromium.executablePath(),
    ...SYSTEM_CHROMIUM,
  ].find((path) => existsSync(path));
}

/** One place that knows how to start the browser, for Vitest and for Playwright. */
export const launchOptions = {
  /** Looked for when a browser is started: it may have been installed since. Without any, where Playwright would have its own. */
  get executablePath(): string {
    return findChromium() ?? chromium.executablePath();
  },
  args: [
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
  ],
};
