import type { Guide } from '../plays/guide.ts';

/** Tells whether an element is for screen readers only, clipped to a pixel. */
function isCutAway(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) <= 1 && getComputedStyle(element).overflow !== 'visible';
}

/** Tells whether an element is visible: it has a size, and no ancestor is collapsed or clipped. */
export function isInSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1 || !element.checkVisibility()) return false;
  for (let around = element.parentElement; around; around = around.parentElement)
    if (isCutAway(around)) return false;
  return true;
}

/** Part of a component, as its guide names it. */
export type AnatomyPart = NonNullable<Guide['anatomy']>[number];

/** Optional selector, followed by words in quotation marks: `dt "Delivery"`, `"In stock"`. */
const WITH_WORDS = /^(?<selector>[^"]*)"(?<words>[^"]+)"$/;

const says = (element: Element, words: string) =>
  (element.getAttribute('aria-label') ?? element.textContent).includes(words);

/**
 * Returns the first visible element that matches a part's selector, words or both. Returns undefined without either.
 */
export function partIn(root: Element, [, , where]: AnatomyPart): Element | undefined {
  if (where === undefined) return undefined;
  const { selector = where, words = '' } = WITH_WORDS.exec(where)?.groups ?? {};
  const found = [...root.querySelectorAll(selector.trim() || '*')].filter(
    (element) => says(element, words) && isInSight(element),
  );
  if (words === '') return found[0];
  // All ancestors contain the words too, so take the innermost element.
  return found.find(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  );
}
