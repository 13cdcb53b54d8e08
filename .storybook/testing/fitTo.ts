import { page } from 'vitest/browser';
import { settled } from './settled.ts';
import type { View } from './views.ts';

/** Taller than this, a picture would show the same kind of rows again and again, at the price of every clone. */
const HIGHEST = 1_400;
/** As little as a picture of a part of a page may be high. */
const LOWEST = 40;

const isOverThePage = () => document.querySelector('dialog[open], :popover-open') !== null;

/** Gives the page a view's width, and the height that shows all there is. A screen, or what lies over one, keeps a screen's height. */
export async function fitTo({ width, height }: View, isScreen: boolean): Promise<void> {
  const least = isScreen || isOverThePage() ? height : LOWEST;
  await page.viewport(width, least);
  await settled();
  const wished = Math.min(Math.max(document.documentElement.scrollHeight, least), HIGHEST);
  if (wished !== least) await page.viewport(width, wished);
  window.scrollTo(0, 0);
}
