import { inkRects } from './inkRects.ts';

const UNSEEN = 'rgba(0, 0, 0, 0)';

function isFramed(element: Element): boolean {
  const { borderInlineStartWidth, borderInlineStartColor, backgroundColor } =
    getComputedStyle(element);
  const isEdged = borderInlineStartWidth !== '0px' && borderInlineStartColor !== UNSEEN;
  return isEdged || backgroundColor !== UNSEEN;
}

/** Returns the visible box of a part: its border or fill, or its content without the empty space of a block. */
export function partBox(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  const ink = isFramed(element) ? [] : inkRects(element);
  if (ink.length === 0) return own;
  const left = Math.max(own.left, Math.min(...ink.map((rect) => rect.left)));
  const top = Math.max(own.top, Math.min(...ink.map((rect) => rect.top)));
  const right = Math.min(own.right, Math.max(...ink.map((rect) => rect.right)));
  const bottom = Math.min(own.bottom, Math.max(...ink.map((rect) => rect.bottom)));
  return new DOMRect(left, top, right - left, bottom - top);
}
