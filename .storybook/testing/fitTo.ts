import { page } from 'vitest/browser';
import { settled } from './settled.ts';
import type { View } from './views.ts';

/** Of a screen the beginning is enough, since its parts have pictures of their own; every clone carries them all. */
const HIGHEST_SCREEN = 1_600;
/** Taller than this, a part shows the same kind of rows again and again. */
const HIGHEST_PART = 2_400;
/** As little as a picture of a part of a page may be high. */
const LOWEST = 40;
/** For the shadow under what hangs over the page. */
const SHADOW = 32;

const isBehindDialog = () => document.querySelector('dialog[open]') !== null;

const hangingOver = () => [...document.querySelectorAll(':popover-open')];

/**
 * Gives the page a view's width, and the height that shows all there is. A screen, and what lies behind a dialog, keep a
 * screen's height; what hangs over a part finds its place on a screen, and ends where it ends.
 */
export async function fitTo({ width, height }: View, isScreen: boolean): Promise<void> {
  const least = isScreen || isBehindDialog() ? height : LOWEST;
  await page.viewport(width, least);
  await settled();
  const highest = isScreen ? HIGHEST_SCREEN : HIGHEST_PART;
  let wished = Math.min(Math.max(document.documentElement.scrollHeight, least), highest);
  if (least === LOWEST && hangingOver().length > 0) {
    await page.viewport(width, height);
    await settled();
    const ends = hangingOver().map((each) => each.getBoundingClientRect().bottom + SHADOW);
    wished = Math.max(wished, Math.min(height, Math.ceil(Math.max(...ends))));
  }
  if (wished !== least) await page.viewport(width, wished);
  window.scrollTo(0, 0);
}
