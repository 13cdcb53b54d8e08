/** Pending work of the page. */
const pending = new Set<{ readonly what: string }>();
let marked: HTMLElement | undefined;
let doBeforeRest: (() => void) | undefined;

function mark(): void {
  if (pending.size === 0) doBeforeRest?.();
  marked?.toggleAttribute('data-quiet', pending.size === 0);
}

/**
 * Marks the page after the last update is rendered. Its effects may start more work, and SWR revalidates in the next
 * frame; React renders in tasks before the browser is idle.
 */
function markWhenDrawn(): void {
  if (marked) requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(mark));
}

/**
 * Pending work of a page: hydration, loading chunks, unanswered requests, and the loader over the screen. While there is none, the element passed to
 * `mark` has the attribute `data-quiet`.
 */
export const pageWork = {
  /** Counts work as pending; returns the function that ends it. */
  begin(what: string): () => void {
    const work = { what };
    pending.add(work);
    marked?.removeAttribute('data-quiet');
    return () => {
      if (pending.delete(work) && pending.size === 0) markWhenDrawn();
    };
  },
  pending: (): readonly string[] => [...pending].map(({ what }) => what),
  /** Ignores pending work, as a page load does. */
  forget(): void {
    pending.clear();
    markWhenDrawn();
  },
  /** Sets a callback for when nothing is pending, before the page counts as at rest; it may start more work. */
  beforeRest(act: () => void): void {
    doBeforeRest = act;
  },
  /** Marks this element from now on. */
  mark(element: HTMLElement): void {
    marked = element;
    mark();
  },
};
