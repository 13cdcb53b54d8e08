/** The edges of something on the screen, in pixels from its top left corner. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Toasts keep this far from what they keep clear of. */
const GAP_PX = 8;

/**
 * How far up toasts have to go from their place at the bottom right to cover none of what is used next: the lowest place
 * that is free. 0 when there is none below `ceiling`: better over something than out of sight.
 */
export function clearLift(place: Edges, obstacles: readonly Edges[], ceiling: number): number {
  const height = place.bottom - place.top;
  const beside = obstacles.filter(({ left, right }) => left < place.right && right > place.left);
  let { bottom } = place;
  for (;;) {
    const hit = beside.filter(
      (each) => each.top < bottom + GAP_PX && each.bottom > bottom - height - GAP_PX,
    );
    if (hit.length === 0) return place.bottom - bottom;
    bottom = Math.min(...hit.map(({ top }) => top)) - GAP_PX;
    if (bottom - height < ceiling) return 0;
  }
}
