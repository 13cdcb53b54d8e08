import { outerHtml, visuallyHidden } from './elements.ts';

/** In pixels. A punctuation mark that changes sides changes kerning, and so the width of its line. */
const TOLERANCE = 2;

interface Side {
  readonly left: number;
  readonly right: number;
}

/** What need not mirror, with its contents: drawings, elements with a `dir`, and elements that a script positions. */
const APART = '[data-drawn], [dir]:not(:root), [style*="translate"]';

/** Returns the elements below one that must mirror: boxes that are no inline text. */
function placedBelow(parent: Element): readonly Element[] {
  if (parent.localName === 'svg') return [];
  return [...parent.children].flatMap((element) => {
    if (element.matches(APART)) return [];
    const isPlaced =
      !element.matches(visuallyHidden) &&
      !/^(?:inline|contents|none|ruby)/.test(getComputedStyle(element).display);
    return isPlaced ? [element, ...placedBelow(element)] : placedBelow(element);
  });
}

/** Returns the sides of the page's elements that must mirror. */
export function sidesOfThePage(): ReadonlyMap<Element, Side> {
  const boxes = placedBelow(document.body).map(
    (element) => [element, element.getBoundingClientRect()] as const,
  );
  return new Map(boxes.filter(([, { width, height }]) => width > 0 && height > 0));
}

/**
 * Returns elements that did not mirror when the page's direction changed: the distances to the two edges should swap. Names
 * only the outermost element of a part.
 */
export function unmirroredSince(before: ReadonlyMap<Element, Side>): readonly string[] {
  const { clientWidth } = document.documentElement;
  const strays = [...before].flatMap(([element, side]) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    const hasMirrored =
      Math.abs(clientWidth - side.right - left) <= TOLERANCE &&
      Math.abs(clientWidth - side.left - right) <= TOLERANCE;
    return width === 0 || height === 0 || hasMirrored ? [] : [{ element, side, left, right }];
  });
  const found = new Set(strays.map(({ element }) => element));
  return strays
    .filter(({ element: { parentElement } }) => parentElement === null || !found.has(parentElement))
    .map(
      ({ element, side, left, right }) =>
        `from ${side.left.toFixed(0)} to ${side.right.toFixed(0)}, mirrored from ${left.toFixed(0)} to ${right.toFixed(0)}: ${outerHtml(element)}`,
    );
}

/** Returns elements that do not mirror in right-to-left. */
export function notMirrored(): readonly string[] {
  const { documentElement: root } = document;
  const { dir } = root;
  const before = sidesOfThePage();
  root.dir = dir === 'rtl' ? 'ltr' : 'rtl';
  const strays = unmirroredSince(before);
  root.dir = dir;
  return strays;
}
