import type { PictureSpec } from '@formulary/rules/pictures/pictureSpec';
import { drawPack } from './drawPack.ts';
import { hues } from './kit/hues.ts';
import type { Letters } from './kit/Letters.ts';
import { scene } from './kit/scene.ts';

/** Draws a labelled pack shot as a 400 × 400 SVG; the same spec always gives the same picture. */
export function drawPackShot(spec: PictureSpec, letters: Letters): string {
  return scene(spec.colour, hues[spec.colour], drawPack(spec, letters));
}
