import type { PictureColour } from '@formulary/rules/pictures/pictureColours';
import { colourFamilies } from '../kit/colourFamilies.ts';
import { drawPack } from '../drawPack.ts';
import { gradientDefs } from '../kit/gradientDefs.ts';
import { PICTURE_FONTS } from '../kit/pictureFonts.ts';
import type { PlacedPack, Slide } from './Slide.ts';

/** Where the packs stand: the counter's back edge, and the line of a pack drawing that touches it. */
const COUNTER_Y = 404;
const PACK_FOOT = 346;

function place({ x, scale, forward = 22, ...spec }: PlacedPack): string {
  const y = COUNTER_Y + forward - PACK_FOOT * scale;
  return `<g transform="translate(${x} ${Math.round(y)}) scale(${scale})">${drawPack(spec)}</g>`;
}

/**
 * Draws a slide of the home page as a 1600 × 500 scene: a wall, what stands behind, a counter with packs, what stands
 * before. What matters is between 860 and 1250, which is all a phone shows; left of 760 the caption lies over it.
 */
export function drawSlide({ wall, behind, packs, before = '' }: Slide): string {
  const { tint, light } = colourFamilies[wall];
  const placed = packs.map(place).join('');
  const colours = new Set<PictureColour>(packs.map(({ colour }) => colour));
  const defs = [...colours]
    .map((name) => gradientDefs(name, colourFamilies[name], placed))
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 500" font-family="${PICTURE_FONTS}">` +
    `<defs>${defs}</defs>` +
    `<path d="M0 0h1600v500H0z" fill="${tint}"/>` +
    `<circle cx="1060" cy="250" r="330" fill="${light}" opacity=".38"/>` +
    behind +
    `<path d="M0 404h1600v96H0z" fill="#fffdf7"/><path d="M0 464h1600v36H0z" fill="#dfd7c7"/><path d="M0 404h1600M0 464h1600" stroke="#cfc6b3" stroke-width="2"/>` +
    placed +
    `${before}</svg>\n`
  );
}
