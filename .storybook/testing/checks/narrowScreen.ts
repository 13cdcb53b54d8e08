import { page } from 'vitest/browser';
import { sidesOfThePage, unmirroredSince } from './notMirrored.ts';
import { reflowProblems } from './reflow.ts';
import { settled } from '../page/frames.ts';

/** WCAG 1.4.10: a screen of 1280 by 1024 pixels at 400 %. */
const REFLOW = { width: 320, height: 256 } as const;

/**
 * Returns problems that remain after a full layout. A page just narrowed may have stale media queries, and Chromium can
 * keep the old layout when a style arrives meanwhile.
 */
async function settledProblems(): Promise<readonly string[]> {
  if (reflowProblems().length === 0) return [];
  await settled();
  return reflowProblems();
}

/**
 * Returns the problems at the smallest viewport, left-to-right and right-to-left. Leaves the viewport small, because
 * every story sets its own.
 */
export async function narrowScreen(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { documentElement: root } = document;
  const { dir } = root;
  const found: Record<string, readonly string[]> = {};
  await page.viewport(REFLOW.width, REFLOW.height);
  try {
    found['at 320 by 256 pixels'] = await settledProblems();
    const before = sidesOfThePage();
    root.dir = dir === 'rtl' ? 'ltr' : 'rtl';
    found['at 320 pixels, from the right'] = unmirroredSince(before);
    found['at 320 by 256 pixels, from the right'] = await settledProblems();
  } finally {
    root.dir = dir;
  }
  return found;
}
