import type { Point } from '../kit/Point.ts';
import { pointsOn } from './pointsOn.ts';

/** Whether a place lies within an SVG path that is closed. */
export function contains(path: string, [x, y]: Point): boolean {
  const points = pointsOn(path);
  let isInside = false;
  points.forEach(([ax, ay], at) => {
    const [bx, by] = points[(at + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}
