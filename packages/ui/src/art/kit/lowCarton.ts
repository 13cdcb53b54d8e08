import { carton } from './carton.ts';
import type { Shot } from './Shot.ts';

/** Draws the box that carries the label, for products shown large above it. Its top edge is at y = 186. */
export function lowCarton(shot: Shot): string {
  return carton(shot, { x: 46, y: 202, width: 278, height: 144, block: 24 });
}
