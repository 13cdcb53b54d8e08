import { nextFrame } from './nextFrame.ts';

let hasScrolled = false;

/** Notes from now on whether anything on the page scrolls. */
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
 * Takes a page on which something was scrolled back to its beginning, and has it drawn as if nothing had ever been
 * elsewhere. Chromium keeps what it drew between two pixels, so that round corners would differ by a shade; drawn in
 * another size once, it begins anew.
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
