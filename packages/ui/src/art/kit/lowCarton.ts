import { carton } from './carton.ts';
import type { Shot } from './Shot.ts';

/** The box that carries the label where the thing itself is shown large above it; its top edge is at 186. */
export function lowCarton(shot: Shot): string {
  return carton(shot, { x: 46, y: 202, width: 278, height: 144, block: 24 });
}
