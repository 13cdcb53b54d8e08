import { drawPackShot } from './drawPackShot.ts';
import type { Letters } from './kit/Letters.ts';

/** Draws the default picture for a product or category whose own picture is missing or fails to load (spec 9.12). */
export function drawDefault(letters: Letters): string {
  return drawPackShot({ form: 'carton', colour: 'slate', label: 'Picture to follow' }, letters);
}
