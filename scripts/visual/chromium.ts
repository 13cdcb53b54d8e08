import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from '../../playwright/browser.ts';
import { places } from './places.ts';

/** The major version of the Chromium that the tests drive. */
function major(): number {
  const said = spawnSync(findChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout;
  return Number(/(\d+)\./.exec(said)?.[1]);
}

/** The major version that the baselines were recorded with. */
function recordedMajor(): number | undefined {
  if (!existsSync(places.record)) return undefined;
  return (JSON.parse(readFileSync(places.record, 'utf8')) as { chromium: number }).chromium;
}

function noteMajor(): void {
  writeFileSync(places.record, `${JSON.stringify({ chromium: major() }, undefined, 2)}\n`);
}

/** Which Chromium draws the pictures, and which drew the baselines: another major may draw letters and edges otherwise. */
export const chromium = { major, recordedMajor, noteMajor };
