import { outerHtml, visuallyHidden } from './elements.ts';

/** In pixels. A punctuation mark that changes sides changes kerning, and so the width of its line. */
const TOLERANCE = 2;

interface Side {
  readonly left: number;
  readonly right: number;
}

/**
 * Tells whether an element need not mirror: drawings, elements with a `dir`, inline text, and elements that a script
 * positions.
 */
function isPlaced(element: Element): boolean {
  const isApart = 'svg *, [data-drawn], [dir]:not(:root), [style*="translate"]';
  if (element.closest(isApart) || element.matches(visuallyHidden)) return false;
  return !/^(?:inline|contents|none|ruby)/.test(getComputedStyle(element).display);
}

function sides(): ReadonlyMap<Element, Side> {
  const placed = [...document.body.querySelectorAll('*')].filter(isPlaced);
  const boxes = placed.map((element) => [element, element.getBoundingClientRect()] as const);
  return new Map(boxes.filter(([, { width, height }]) => width > 0 && height > 0));
}

/**
 * Returns elements that do not mirror in right-to-left: the distances to the two edges should swap. Names only the
 * outermost element of a part.
 */
export function notMirrored(): readonly string[] {
  const { documentElement: root } = document;
  const before = sides();
  const { dir } = root;
  root.dir = dir === 'rtl' ? 'ltr' : 'rtl';
  const after = sides();
  const width = root.clientWidth;
  root.dir = dir;
  const strays = [...before].filter(([element, side]) => {
    const mirrored = after.get(element);
    return (
      mirrored !== undefined &&
      (Math.abs(width - side.right - mirrored.left) > TOLERANCE ||
        Math.abs(width - side.left - mirrored.right) > TOLERANCE)
    );
  });
  const found = new Set(strays.map(([element]) => element));
  return strays
    .filter(([element]) => {
      const outer = element.parentElement?.closest('*') ?? null;
      return outer === null || !found.has(outer);
    })
    .map(([element, { left, right }]) => {
      const now = after.get(element);
      return `from ${left.toFixed(0)} to ${right.toFixed(0)}, mirrored from ${now?.left.toFixed(0)} to ${now?.right.toFixed(0)}: ${outerHtml(element)}`;
    });
}
