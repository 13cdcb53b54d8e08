import type { Guide } from '../../packages/ui/src/stories/guide.ts';
import { isInSight } from './isInSight.ts';

/** A part of a component, as its guide names it. */
export type AnatomyPart = NonNullable<Guide['anatomy']>[number];

/** A selector, or none for whatever it is, and words in quotation marks at the end: `dt "Delivery"`, `"In stock"`. */
const WITH_WORDS = /^(?<selector>[^"]*)"(?<words>[^"]+)"$/;

const says = (element: Element, words: string) =>
  (element.getAttribute('aria-label') ?? element.textContent).includes(words);

/** The first element in sight that is found by a part's selector, by its words, or by both; none where it has neither. */
export function partIn(root: Element, [, , where]: AnatomyPart): Element | undefined {
  if (where === undefined) return undefined;
  const { selector = where, words = '' } = WITH_WORDS.exec(where)?.groups ?? {};
  const found = [...root.querySelectorAll(selector.trim() || '*')].filter(
    (element) => says(element, words) && isInSight(element),
  );
  if (words === '') return found[0];
  // What holds the words holds their paragraph too, and so on up to the page: the innermost says them itself.
  return found.find(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  );
}
