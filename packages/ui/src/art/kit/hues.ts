import { type PictureColour, pictureColours } from '@formulary/rules/pictures/pictureSpec';
import type { ColourFamily } from './colourFamilies.ts';

function paintsOf(colour: PictureColour): ColourFamily {
  return {
    ink: `var(--${colour}-ink)`,
    soft: `var(--${colour}-soft)`,
    shade: `var(--${colour}-shade)`,
    deep: `var(--${colour}-deep)`,
    mid: `var(--${colour}-mid)`,
    light: `var(--${colour}-light)`,
    tint: `var(--${colour}-tint)`,
    halo: `var(--${colour}-halo)`,
  };
}

/** The colour families as paints that follow the theme; `pictureStyle` sets their values. */
export const hues = Object.fromEntries(
  pictureColours.map((colour) => [colour, paintsOf(colour)]),
) as Readonly<Record<PictureColour, ColourFamily>>;
