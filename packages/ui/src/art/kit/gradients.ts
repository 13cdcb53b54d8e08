import type { ColourFamily } from './colourFamilies.ts';

/** Surfaces a pack is made of. Each is lit from the upper left, so the highlight sits before the middle. */
export type Surface = 'glass' | 'white' | 'body' | 'cap' | 'metal' | 'shade';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Colour stops of each surface from left to right, for one colour family. */
export function gradients(family: ColourFamily): Readonly<Record<Surface, readonly Stop[]>> {
  return {
    glass: [
      [0, '#ffffff', 0.75],
      [0.16, '#ffffff', 0.95],
      [0.3, family.tint, 0.85],
      [0.8, family.light, 0.7],
      [1, family.mid, 0.55],
    ],
    white: [
      [0, '#f0ece4'],
      [0.22, '#ffffff'],
      [0.62, '#f6f3ec'],
      [1, '#d3cdc0'],
    ],
    body: [
      [0, family.mid],
      [0.2, family.light],
      [0.42, family.mid],
      [1, family.deep],
    ],
    cap: [
      [0, family.deep],
      [0.24, family.mid],
      [0.5, family.deep],
      [1, family.ink],
    ],
    metal: [
      [0, '#aab0b3'],
      [0.22, '#f7f8f8'],
      [0.55, '#c3c8ca'],
      [1, '#8b9397'],
    ],
    shade: [
      [0, '#3a3020', 0.08],
      [0.2, '#ffffff', 0.06],
      [0.55, '#3a3020', 0],
      [1, '#3a3020', 0.26],
    ],
  };
}
