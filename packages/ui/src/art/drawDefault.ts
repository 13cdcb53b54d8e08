import { drawPackShot } from './drawPackShot.ts';
import type { Letters } from './kit/Letters.ts';

/** The picture shown when a product or category has none of its own or it cannot be loaded (spec 9.12). */
export function drawDefault(letters: Letters): string {
  return drawPackShot({ form: 'carton', colour: 'slate', label: 'Picture to follow' }, letters);
}
