import { page } from 'vitest/browser';
import { notMirrored } from './mirrored.ts';
import { reflowProblems } from './reflow.ts';
import { settled } from './settled.ts';

/** WCAG 1.4.10: a screen of 1280 by 1024 pixels at 400 %. */
const REFLOW = { width: 320, height: 256 } as const;

/**
 * The queries of a page that has just become narrow may not be answered anew yet, and Chromium keeps the wide page's layout
 * where a style comes at the same time: what is found has to stand when all was laid out anew.
 */
async function settledProblems(): Promise<readonly string[]> {
  if (reflowProblems().length === 0) return [];
  await settled();
  return reflowProblems();
}

/**
 * What does not hold on the narrowest and lowest screen, read from the left and from the right. The screen stays as it is:
 * every story begins by taking its own.
 */
export async function narrowScreen(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { documentElement: root } = document;
  const { dir } = root;
  const found: Record<string, readonly string[]> = {};
  await page.viewport(REFLOW.width, REFLOW.height);
  try {
    found['at 320 by 256 pixels'] = await settledProblems();
    found['at 320 pixels, from the right'] = notMirrored();
    root.dir = dir === 'rtl' ? 'ltr' : 'rtl';
    found['at 320 by 256 pixels, from the right'] = await settledProblems();
  } finally {
    root.dir = dir;
  }
  return found;
}
