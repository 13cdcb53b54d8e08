import type { CategoryMotif } from '@formulary/rules/pictures/categoryMotifs';
import { pictureColours } from '@formulary/rules/pictures/pictureSpec';
import { hues } from './kit/hues.ts';
import { pictureStyle } from './kit/pictureStyle.ts';
import { tone } from './kit/tone.ts';
import { motifStrokes } from './motifStrokes.ts';

/** Backgrounds behind the line drawing. They tell apart sub-categories that share a motif. */
const GROUNDS = [
  'M200 16a134 134 0 1 1-.1 0z',
  'M86 300V150a114 114 0 0 1 228 0v150z',
  'M0 300v-96c80-60 130-30 200-70s130-60 200-44v210z',
  'M62 52h276q18 0 18 18v160q0 18-18 18H62q-18 0-18-18V70q0-18 18-18z',
  'M0 300V40c90 0 150 40 186 108s96 96 214 98v54z',
] as const;

/** Coprime with the number of families (12), so that 12 variations of a motif get 12 colours. */
const COLOUR_STEP = 5;

/**
 * Draws a category as a 400 × 300 line illustration; `variation` (0, 1, 2 …) changes the colour and background of a
 * shared motif.
 */
export function drawCategory(motif: CategoryMotif, variation = 0): string {
  const { colour, wash, line, accent } = motifStrokes[motif];
  const turned = pictureColours.indexOf(colour) + variation * COLOUR_STEP;
  const family = hues[pictureColours[turned % pictureColours.length] ?? colour];
  const ground = GROUNDS[variation % GROUNDS.length] ?? GROUNDS[0];
  const drawn =
    `<path d="M0 0h400v300H0z" fill="${tone.ground}"/>` +
    `<path d="${ground}" fill="${family.halo}"/>` +
    `<g transform="translate(75 25) scale(1.25)">` +
    `<path d="${wash}" transform="translate(7 6)" fill="${family.light}"/>` +
    (accent === undefined ? '' : `<path d="${accent}" fill="${family.mid}"/>`) +
    `<path d="${line}" fill="none" stroke="${family.ink}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${pictureStyle(drawn)}${drawn}</svg>\n`;
}
