import type { PictureSpec } from '@formulary/rules/pictures/PictureSpec';
import { colourFamilies } from './kit/colourFamilies.ts';
import { drawPack } from './drawPack.ts';
import { scene } from './kit/scene.ts';

/** Draws a labelled pack shot as a 400 × 400 SVG; the same spec always gives the same picture. */
export function drawPackShot(spec: PictureSpec): string {
  return scene(spec.colour, colourFamilies[spec.colour], drawPack(spec));
}
