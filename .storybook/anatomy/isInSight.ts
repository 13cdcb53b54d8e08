/** What is only there for a screen reader is cut down to a pixel. */
function isCutAway(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) <= 1 && getComputedStyle(element).overflow !== 'visible';
}

/** Whether anything of an element is seen: it has a size, and nothing around it is folded or cut away. */
export function isInSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1 || !element.checkVisibility()) return false;
  for (let around = element.parentElement; around; around = around.parentElement)
    if (isCutAway(around)) return false;
  return true;
}
