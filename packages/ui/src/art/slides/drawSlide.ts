import type { PictureColour } from '@formulary/rules/pictures/pictureSpec';
import { drawPack } from '../drawPack.ts';
import { drawLine } from '../kit/drawLine.ts';
import { gradientDefs } from '../kit/gradients.ts';
import { hues } from '../kit/hues.ts';
import type { Letters } from '../kit/Letters.ts';
import { pictureStyle } from '../kit/pictureStyle.ts';
import { tone } from '../kit/tone.ts';
import type { PlacedPack, Slide } from './Slide.ts';

/** The counter's back edge, and the foot of a pack drawing. */
const COUNTER_Y = 404;
const PACK_FOOT = 346;

function drawPlacedPack({ x, scale, forward = 22, ...spec }: PlacedPack, letters: Letters): string {
  const y = COUNTER_Y + forward - PACK_FOOT * scale;
  return `<g transform="translate(${x} ${Math.round(y)}) scale(${scale})">${drawPack(spec, letters)}</g>`;
}

/**
 * Draws a slide of the home page as a 1600 × 500 scene: wall, scenery, counter with packs, foreground. Keep the subject
 * between x = 860 and 1250, the part that a phone shows. The caption covers everything left of 760.
 */
export function drawSlide(slide: Slide, letters: Letters): string {
  const { wall, behind, packs, before = '', words = [] } = slide;
  const { halo, light } = hues[wall];
  const placed = packs.map((pack) => drawPlacedPack(pack, letters)).join('');
  const colours = new Set<PictureColour>(packs.map(({ colour }) => colour));
  const defs = [...colours].map((name) => gradientDefs(name, hues[name], placed)).join('');
  const drawn =
    `<defs>${defs}</defs>` +
    `<path d="M0 0h1600v500H0z" fill="${halo}"/>` +
    `<circle cx="1060" cy="250" r="330" fill="${light}" opacity=".38"/>` +
    behind +
    `<path d="M0 404h1600v96H0z" fill="${tone.plinth}"/><path d="M0 464h1600v36H0z" fill="${tone.plinthSide}"/><path d="M0 404h1600M0 464h1600" stroke="${tone.plinthLine}" stroke-width="2"/>` +
    placed +
    before +
    words.map((line) => drawLine(letters, line)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 500">${pictureStyle(drawn)}${drawn}</svg>\n`;
}
