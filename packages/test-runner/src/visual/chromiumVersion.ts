import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from '../../../../playwright/browser.ts';
import { visualPaths } from './visualPaths.ts';

/** Returns the major version of the tests' Chromium. */
function major(): number {
  const said = spawnSync(findChromium() ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout;
  return Number(/(\d+)\./.exec(said)?.[1]);
}

/** Returns the major version that recorded the baselines. */
function recordedMajor(): number | undefined {
  if (!existsSync(visualPaths.record)) return undefined;
  return (JSON.parse(readFileSync(visualPaths.record, 'utf8')) as { chromium: number }).chromium;
}

function recordMajor(): void {
  writeFileSync(visualPaths.record, `${JSON.stringify({ chromium: major() }, undefined, 2)}\n`);
}

/**
 * Chromium versions of this run and of the baselines. Another major version may render glyphs and edges differently.
 */
export const chromium = { major, recordedMajor, recordMajor };
