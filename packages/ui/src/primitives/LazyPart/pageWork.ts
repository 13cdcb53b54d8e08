/** Pending work of the page, by what it is. */
const pending = new Set<{ readonly what: string }>();
let marked: HTMLElement | undefined;
let doBeforeRest: (() => void) | undefined;

function mark(): void {
  if (pending.size === 0) doBeforeRest?.();
  marked?.toggleAttribute('data-quiet', pending.size === 0);
}

/**
 * Marks the page after what came last is drawn. Effects of what is drawn may begin more work, and SWR reads anew in the next
 * frame; React renders in tasks that come before the browser is idle.
 */
function markWhenDrawn(): void {
  if (marked) requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(mark));
}

/**
 * The work that keeps a page from being at rest: its hydration, the parts that are being loaded and the calls without an answer.
 * While there is none, the element that was given to `mark` has the attribute `data-quiet`.
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
  /** Ignores what is pending, as a page load does. */
  forget(): void {
    pending.clear();
    markWhenDrawn();
  },
  /** Has this done whenever nothing is pending, before the page counts as at rest; it may begin more. */
  beforeRest(act: () => void): void {
    doBeforeRest = act;
  },
  /** Marks this element from now on. */
  mark(element: HTMLElement): void {
    marked = element;
    mark();
  },
};
