/** Edges of a rectangle on the screen, in pixels from the top left corner. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Distance between toasts and obstacles. */
const GAP_PX = 8;

/**
 * Returns how far to lift toasts from the bottom right to cover no obstacle, at the lowest free region. Undefined if
 * there is none below `ceiling`.
 */
export function toastLift(
  region: Edges,
  obstacles: readonly Edges[],
  ceiling: number,
): number | undefined {
  const height = region.bottom - region.top;
  const beside = obstacles.filter(({ left, right }) => left < region.right && right > region.left);
  let { bottom } = region;
  for (;;) {
    const hit = beside.filter(
      (each) => each.top < bottom + GAP_PX && each.bottom > bottom - height - GAP_PX,
    );
    if (hit.length === 0) return region.bottom - bottom;
    bottom = Math.min(...hit.map(({ top }) => top)) - GAP_PX;
    if (bottom - height < ceiling) return undefined;
  }
}
