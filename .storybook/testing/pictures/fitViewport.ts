import { page } from 'vitest/browser';
import { settled } from '../page/frames.ts';
import type { View } from '../../../packages/storybook-kit/src/views.ts';

/** Maximum height of a screen. Its parts have their own pictures, and every clone would repeat them. */
const HIGHEST_SCREEN = 1_600;
/** Maximum height of a part; beyond it, rows repeat. */
const HIGHEST_PART = 2_400;
/** Minimum height of a part. */
const LOWEST = 40;
/** Space for the shadow of overlays. */
const SHADOW = 32;

const isBehindDialog = () => document.querySelector('dialog[open]') !== null;

const hangingOver = () => [...document.querySelectorAll(':popover-open')];

/**
 * Sets the page to a view's width and to the height of its content. Screens, and pages behind a dialog, keep a screen's
 * height. Overlays of a part are positioned on a screen, and the picture ends where they end.
 */
export async function fitViewport({ width, height }: View, isScreen: boolean): Promise<void> {
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

/** Makes room for content that another mode made higher, as the borders of forced colours do. */
export async function growViewport({ width }: View, isScreen: boolean): Promise<void> {
  const highest = isScreen ? HIGHEST_SCREEN : HIGHEST_PART;
  const wished = Math.min(document.documentElement.scrollHeight, highest);
  if (wished > innerHeight) await page.viewport(width, wished);
}
