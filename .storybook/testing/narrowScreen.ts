import { page } from 'vitest/browser';
import { notMirrored } from './mirrored.ts';
import { reflowProblems } from './reflow.ts';

/** WCAG 1.4.10: a screen of 1280 by 1024 pixels at 400 %. */
const REFLOW = { width: 320, height: 256 } as const;

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
    found['at 320 by 256 pixels'] = reflowProblems();
    found['at 320 pixels, from the right'] = notMirrored();
    root.dir = dir === 'rtl' ? 'ltr' : 'rtl';
    found['at 320 by 256 pixels, from the right'] = reflowProblems();
  } finally {
    root.dir = dir;
  }
  return found;
}
