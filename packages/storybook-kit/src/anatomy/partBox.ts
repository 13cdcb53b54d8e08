import { isInSight } from './partIn.ts';

/** Elements that count as a whole: no line may cross them. */
const WHOLE = 'img, svg, input, select, textarea, button, canvas, video, progress, [data-variant]';

function wordsIn(text: Node): readonly DOMRect[] {
  const { ownerDocument, parentElement } = text;
  if (!ownerDocument || !text.textContent?.trim() || !parentElement || !isInSight(parentElement))
    return [];
  const range = ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

/** Returns the rectangles of an element's visible content: lines of text, pictures, fields and buttons. */
export function inkRects(root: Element): readonly DOMRect[] {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: DOMRect[] = [];
  while (texts.nextNode()) words.push(...wordsIn(texts.currentNode));
  const wholes = [...root.querySelectorAll(WHOLE)].filter(isInSight);
  return [...words, ...wholes.map((whole) => whole.getBoundingClientRect())];
}

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
