import { spawnSync } from 'node:child_process';
import { findChromium } from '../../playwright/browser.ts';
import { runTool } from './runTool.ts';

function installWithApt(): void {
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '--non-interactive'];
  const steps = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ];
  for (const step of steps) {
    const [command = '', ...args] = [...prefix, ...step];
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return;
  }
}

/** Makes sure that there is a Chromium to test in: Playwright's, the system's, one from apt, or one that Playwright fetches. */
export function ensureChromium(): boolean {
  if (findChromium()) return true;
  if (process.platform === 'linux') {
    console.log('No Chromium found: installing it with apt …');
    installWithApt();
    if (findChromium()) return true;
  }
  console.log('No Chromium found: asking Playwright to fetch its own …');
  runTool('playwright', ['install', 'chromium']);
  if (findChromium()) return true;
  console.error(
    'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one that is there.',
  );
  return false;
}
