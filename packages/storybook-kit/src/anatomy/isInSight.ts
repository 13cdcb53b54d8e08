/** Tells whether an element is for screen readers only, clipped to a pixel. */
function isCutAway(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) <= 1 && getComputedStyle(element).overflow !== 'visible';
}

/** Tells whether an element is visible: it has a size, and no ancestor is collapsed or clipped. */
export function isInSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1 || !element.checkVisibility()) return false;
  for (let around = element.parentElement; around; around = around.parentElement)
    if (isCutAway(around)) return false;
  return true;
}
