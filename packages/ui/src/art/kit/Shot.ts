import type { PictureSpec } from '@formulary/rules/pictures/pictureSpec';
import type { ColourFamily } from './colourFamilies.ts';
import type { Letters } from './Letters.ts';
import type { Surface } from './gradients.ts';

/** What a form needs to draw itself: spec, font, shades and lit surfaces. */
export interface Shot {
  readonly spec: PictureSpec;
  readonly letters: Letters;
  readonly family: ColourFamily;
  /** The paint of a surface, as a `fill` value. */
  readonly paint: (surface: Surface) => string;
}
