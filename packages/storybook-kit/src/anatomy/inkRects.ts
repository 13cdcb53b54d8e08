import { isInSight } from './isInSight.ts';

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
