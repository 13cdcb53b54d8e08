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
export function inkWidth(box: Element): number {
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
