import { drawAfresh } from './drawAfresh.ts';

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
 * elsewhere. Chromium keeps what it drew between two pixels, so that round corners would differ by a shade.
 */
export async function forgetScrolling(): Promise<void> {
  if (!hasScrolled && window.scrollY === 0) return;
  window.scrollTo(0, 0);
  await drawAfresh();
  hasScrolled = false;
}
