import { type RefObject, useEffect, useState } from 'react';

const DRAWN_BY_ITSELF = 'img, svg, input, select, textarea, button, canvas, video, hr, iframe';

function isDrawn(element: Element): boolean {
  if (element.matches(DRAWN_BY_ITSELF)) return true;
  const { borderInlineStartWidth, borderBlockEndWidth, backgroundColor } =
    getComputedStyle(element);
  const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
  return isFilled || borderInlineStartWidth !== '0px' || borderBlockEndWidth !== '0px';
}

function rectOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return isDrawn(node) ? node.getBoundingClientRect() : undefined;
  if (!node.textContent?.trim()) return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** Text for screen readers only is 1 px wide. */
const isInSight = (rect: DOMRect | undefined): rect is DOMRect =>
  rect !== undefined && rect.width > 1 && rect.height > 1;

/**
 * Returns the width of a box's visible content in pixels: text, borders and fills, without empty space beside them.
 * Returns 0 for no content.
 */
function inkWidth(box: Element): number {
  const nodes = document.createTreeWalker(box, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let [left, right] = [Infinity, -Infinity];
  while (nodes.nextNode()) {
    const rect = rectOf(nodes.currentNode);
    if (!isInSight(rect)) continue;
    left = Math.min(left, rect.left);
    right = Math.max(right, rect.right);
  }
  return Math.max(0, Math.ceil(right - left));
}

/** Columns in the grid of states. */
export const COLUMNS = 6;

/** Column gap in pixels: `space[4]`. */
const GAP_PX = 16;

/** Allowed spans: a third, a half or two thirds of the row. */
const SPANS = [2, 3, 4] as const;

/** Returns how many columns content of this width needs at its natural size. Both widths are in pixels. */
export function spanOf(width: number, row: number): number {
  const column = (row + GAP_PX) / COLUMNS;
  return SPANS.find((span) => span * column - GAP_PX >= width) ?? COLUMNS;
}

/** Padding of the shop's paper around a story, plus the border of its card, in pixels. */
const AROUND_PX = 50;

/** Height limit of full-width content, such as a field or notice, that fits half a row as well. */
const LINE_PX = 180;
const HALF = COLUMNS / 2;

/**
 * Returns how many columns a story takes, measured once in a full row. Returns the full row if the story outgrows them.
 * `around` is in pixels.
 */
export function useSpan(stage: RefObject<HTMLElement | null>, around = AROUND_PX): number {
  const [span, setSpan] = useState(COLUMNS);
  useEffect(() => {
    const { current } = stage;
    const row = current?.closest('[data-row]')?.clientWidth;
    if (!current || !row) return undefined;
    let isMeasured = false;
    const measure = () => {
      if (isMeasured) {
        if (current.scrollWidth > current.clientWidth) setSpan(COLUMNS);
        return;
      }
      // Until a story renders, Storybook shows grey bars beside its container.
      const width = inkWidth(current.querySelector('[id$="-inner"]') ?? current);
      if (width === 0) return;
      isMeasured = true;
      const needed = width + around;
      const isLine = needed >= row && current.clientHeight < LINE_PX;
      setSpan(isLine ? HALF : spanOf(needed, row));
    };
    const sizes = new ResizeObserver(measure);
    const comings = new MutationObserver(measure);
    sizes.observe(current);
    comings.observe(current, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      comings.disconnect();
    };
  }, [stage, around]);
  return span;
}
