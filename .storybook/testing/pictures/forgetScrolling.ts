import { nextFrame } from '../page/frames.ts';

let hasScrolled = false;

/** Starts to record scrolling on the page. */
export function watchScrolling(): void {
  document.addEventListener(
    'scroll',
    () => {
      hasScrolled = true;
    },
    { capture: true, passive: true },
  );
}

/**
 * Scrolls a page back and makes Chromium render it afresh. Chromium caches rasters at sub-pixel offsets, so round
 * corners would differ by a shade. Resizing once clears them.
 */
export async function forgetScrolling(): Promise<void> {
  if (!hasScrolled && window.scrollY === 0) return;
  window.scrollTo(0, 0);
  const { style } = document.documentElement;
  style.scale = '1.5';
  await nextFrame();
  await nextFrame();
  style.scale = '';
  await nextFrame();
  hasScrolled = false;
}
