import { toastLift } from './toastLift.ts';

/** Controls likely used next: the main action of the screen, its action bar, and the focused element. */
const MAIN_ACTION = '[data-variant="primary"], [data-part="bar"]';
/** Below the sticky header. */
const CEILING_PX = 72;
/** Taller elements are parts of the page rather than controls. */
const TALLEST_PX = 240;

function obstaclesBeside(region: HTMLElement): readonly DOMRect[] {
  const found = [...document.querySelectorAll(MAIN_ACTION), document.activeElement];
  return found
    .filter((each) => each !== null && !region.contains(each))
    .map((each) => (each as Element).getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0 && height <= TALLEST_PX);
}

/**
 * Keeps toasts clear of the controls likely used next, also while the page scrolls; returns a function that stops it
 * (spec 2.31).
 */
export function keepToastsClear(region: HTMLElement): () => void {
  let lift = 0;
  let frame = 0;
  const moveRegion = () => {
    const { top, bottom, left, right } = region.getBoundingClientRect();
    const home = { top: top + lift, bottom: bottom + lift, left, right };
    lift = toastLift(home, obstaclesBeside(region), CEILING_PX);
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
