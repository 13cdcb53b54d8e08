import type { Point } from '../kit/Plate.ts';
import { pointsOn } from './pointsOn.ts';

/** Tells whether a point is inside a closed SVG path. */
export function contains(path: string, [x, y]: Point): boolean {
  const points = pointsOn(path);
  let isInside = false;
  points.forEach(([ax, ay], at) => {
    const [bx, by] = points[(at + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}
