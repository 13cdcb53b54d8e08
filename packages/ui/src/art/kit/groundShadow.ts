import { tone } from './tone.ts';

/** Draws the shadow of a pack on the plinth: flat and to the right, because the light comes from the upper left. */
export function groundShadow(x: number, width: number, y = 346): string {
  const half = width / 2;
  return `<ellipse cx="${x + half + 16}" cy="${y}" rx="${half + 18}" ry="10" fill="${tone.shadow}" opacity=".1"/><ellipse cx="${x + half + 5}" cy="${y}" rx="${half + 3}" ry="5" fill="${tone.shadow}" opacity=".2"/>`;
}
