import { page } from 'vitest/browser';
import { settled } from './settled.ts';
import type { View } from './views.ts';

/** Of a screen the beginning is enough, since its parts have pictures of their own; every clone carries them all. */
const HIGHEST_SCREEN = 1_600;
/** Taller than this, a part shows the same kind of rows again and again. */
const HIGHEST_PART = 2_400;
/** As little as a picture of a part of a page may be high. */
const LOWEST = 40;

const isOverThePage = () => document.querySelector('dialog[open], :popover-open') !== null;

/** Gives the page a view's width, and the height that shows all there is. A screen, or what lies over one, keeps a screen's height. */
export async function fitTo({ width, height }: View, isScreen: boolean): Promise<void> {
  const least = isScreen || isOverThePage() ? height : LOWEST;
  await page.viewport(width, least);
  await settled();
  const highest = isScreen ? HIGHEST_SCREEN : HIGHEST_PART;
  const wished = Math.min(Math.max(document.documentElement.scrollHeight, least), highest);
  if (wished !== least) await page.viewport(width, wished);
  window.scrollTo(0, 0);
}
