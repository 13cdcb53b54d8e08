import type { Guide } from '../plays/guide.ts';
import { isInSight } from './isInSight.ts';

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
