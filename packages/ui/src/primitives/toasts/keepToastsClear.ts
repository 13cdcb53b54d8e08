import { toastLift } from './toastLift.ts';

/** Controls likely used next: the main action of the screen, its action bar, and the focused element. */
const MAIN_ACTION = '[data-variant="primary"], [data-part="bar"]';
/** Fields and their labels, which are pressed too: the declarations below a signature. */
const FIELD = 'main :is(input, select, textarea, label, canvas)';
/** Below the sticky header. */
const CEILING_PX = 72;
/** Taller elements are parts of the page rather than controls. */
const TALLEST_PX = 240;

function boxesOf(elements: readonly (Element | null)[], region: HTMLElement): readonly DOMRect[] {
  return elements
    .filter((each) => each !== null && !region.contains(each))
    .map((each) => (each as Element).getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0 && height <= TALLEST_PX);
}

/**
 * Keeps toasts clear of the controls likely used next, also while the page scrolls; returns a function that stops it
 * (spec 2.31). They keep clear of fields too, where there is such a place. Where there is none at all, they stay at the
 * bottom: covering something is better than leaving the view.
 */
export function keepToastsClear(region: HTMLElement): () => void {
  let lift = 0;
  let frame = 0;
  const moveRegion = () => {
    const { top, bottom, left, right } = region.getBoundingClientRect();
    const home = { top: top + lift, bottom: bottom + lift, left, right };
    const next = boxesOf(
      [...document.querySelectorAll(MAIN_ACTION), document.activeElement],
      region,
    );
    const fields = boxesOf([...document.querySelectorAll(FIELD)], region);
    lift =
      toastLift(home, [...next, ...fields], CEILING_PX) ?? toastLift(home, next, CEILING_PX) ?? 0;
    region.style.translate = `0 ${-lift}px`;
  };
  const moveSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moveRegion);
  };
  const watcher = new ResizeObserver(moveSoon);
  [document.body, region].forEach((each) => watcher.observe(each));
  const events = ['scroll', 'focusin'] as const;
  events.forEach((event) => document.addEventListener(event, moveSoon, { passive: true }));
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    events.forEach((event) => document.removeEventListener(event, moveSoon));
    region.style.translate = '';
  };
}
