import { colorRoles } from '@formulary/theme/colorRoles';
import { drawPack } from './drawPack.ts';
import { drawMark } from './drawLogo.ts';
import { withLightColours } from './kit/withLightColours.ts';
import { drawLine } from './kit/drawLine.ts';
import { gradientDefs } from './kit/gradients.ts';
import { hues } from './kit/hues.ts';
import type { Letters } from './kit/Letters.ts';
import { tone } from './kit/tone.ts';

interface SocialWords {
  readonly name: string;
  /** Lines of the claim, from the top. */
  readonly claim: readonly string[];
}

const COUNTER_Y = 548;
const PACK_FOOT = 346;
const NAME_SIZE = 92;
const CLAIM_SIZE = 44;
const LINE_HEIGHT = 56;

const packs = [
  {
    form: 'dropperBottle',
    colour: 'amber',
    label: 'Glycolic acid 30% peel',
    detail: '50 ml',
    x: 610,
    scale: 0.98,
    forward: 0,
  },
  {
    form: 'prefilledSyringe',
    colour: 'plum',
    label: 'Hyaluronic acid filler',
    detail: '20 mg/ml · 1 ml',
    x: 790,
    scale: 1.02,
    forward: 14,
  },
  {
    form: 'jar',
    colour: 'teal',
    label: 'Zinc paste',
    detail: '50 g',
    x: 730,
    scale: 0.62,
    forward: 44,
  },
] as const;

/**
 * Draws the shop's picture for link previews, 1200 × 630: mark, name and claim beside a counter. Previews have no dark
 * theme, so it uses the light one.
 */
export function drawSocial({ name, claim }: SocialWords, letters: Letters): string {
  const { actionPrimary, textOnAction } = colorRoles.light;
  const { halo, light, ink } = hues.green;
  const placed = packs
    .map(({ x, scale, forward, ...spec }) => {
      const y = Math.round(COUNTER_Y + forward - PACK_FOOT * scale);
      return `<g transform="translate(${x} ${y}) scale(${scale})">${drawPack(spec, letters)}</g>`;
    })
    .join('');
  const defs = packs.map(({ colour }) => gradientDefs(colour, hues[colour], placed));
  const lines = claim.map((words, index) =>
    drawLine(letters, {
      words,
      x: 84,
      y: 396 + index * LINE_HEIGHT,
      size: CLAIM_SIZE,
      fill: ink,
      weight: 400,
    }),
  );
  return withLightColours(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">` +
      `<defs>${defs.join('')}</defs><path d="M0 0h1200v630H0z" fill="${halo}"/>` +
      `<circle cx="920" cy="290" r="240" fill="${light}" opacity=".5"/>` +
      `<path d="M0 548h1200v82H0z" fill="${tone.plinth}"/><path d="M0 548h1200" stroke="${tone.plinthLine}" stroke-width="2"/>` +
      `${placed}<g transform="translate(84 92) scale(2.5)">${drawMark({ tile: actionPrimary, mark: textOnAction })}</g>` +
      drawLine(letters, { words: name, x: 80, y: 318, size: NAME_SIZE, fill: ink, weight: 700 }) +
      `${lines.join('')}</svg>\n`,
  );
}
