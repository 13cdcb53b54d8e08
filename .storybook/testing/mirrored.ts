import { nobodySees } from './nobodySees.ts';
import { outerHtml } from './outerHtml.ts';

/** In pixels. A full stop or a quotation mark changes its neighbours when it changes sides, and with them the width of its line. */
const TOLERANCE = 2;

interface Side {
  readonly left: number;
  readonly right: number;
}

/**
 * Drawn shapes and scenes and what says its own direction are read alike from both sides; words in a line follow the words;
 * what a script moves stands where it was put.
 */
function isPlaced(element: Element): boolean {
  const isApart = 'svg *, [data-drawn], [dir]:not(:root), [style*="translate"]';
  if (element.closest(isApart) || element.matches(nobodySees)) return false;
  return !/^(?:inline|contents|none|ruby)/.test(getComputedStyle(element).display);
}

function sides(): ReadonlyMap<Element, Side> {
  const placed = [...document.body.querySelectorAll('*')].filter(isPlaced);
  const boxes = placed.map((element) => [element, element.getBoundingClientRect()] as const);
  return new Map(boxes.filter(([, { width, height }]) => width > 0 && height > 0));
}

/**
 * What does not stand, read from the right, where its mirror image would: as far from the one edge as it was from the
 * other. So what began now begins, and nothing lies over what it did not lie over. Of a part only its outermost is named.
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
