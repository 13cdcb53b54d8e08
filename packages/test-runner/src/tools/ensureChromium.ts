import { spawnSync } from 'node:child_process';
import { findChromium } from '../../../../playwright/browser.ts';
import { runTool } from './runTool.ts';

/** Runs apt-get and prints only errors. */
function apt(...args: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '--non-interactive'];
  const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
  const { status } = spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** The headless shell is smaller and faster. Older Debian versions have only the full browser. */
function installWithApt(): void {
  if (!apt('update')) return;
  ['chromium-headless-shell', 'chromium'].some((name) =>
    apt('install', '--yes', '--no-install-recommends', name),
  );
}

/** Finds or installs a Chromium: Playwright's, the system's, one from apt, or one that Playwright downloads. */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  if (process.platform === 'linux') {
    console.log('No Chromium found: installing it with apt …');
    installWithApt();
    if (findChromium()) return true;
  }
  console.log('No Chromium found: asking Playwright to fetch its own …');
  await runTool('playwright', ['install', 'chromium']);
  if (findChromium()) return true;
  console.error(
    'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one that is there.',
  );
  return false;
}
