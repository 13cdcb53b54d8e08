import { nextFrame } from './nextFrame.ts';

/**
 * Takes a page that was scrolled back to its beginning, and makes Chromium draw it as if it had never been elsewhere.
 * It keeps what it drew between two pixels, so that round corners would differ by a shade; drawn in another size once, it
 * begins anew.
 */
export async function forgetScrolling(): Promise<void> {
  if (window.scrollY === 0) return;
  window.scrollTo(0, 0);
  const { style } = document.documentElement;
  style.scale = '1.5';
  await nextFrame();
  await nextFrame();
  style.scale = '';
  await nextFrame();
}
