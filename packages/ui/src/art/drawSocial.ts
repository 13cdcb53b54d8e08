import { colorRoles } from '../theme/colorRoles.ts';
import { drawPack } from './drawPack.ts';
import { drawMark } from './drawLogo.ts';
import { colourFamilies } from './kit/colourFamilies.ts';
import { gradientDefs } from './kit/gradientDefs.ts';

/** The words of the picture as outlines, so that it is the same wherever it is drawn; each begins at the left end of its base line. */
export interface SocialWords {
  readonly name: string;
  /** In lines, from the top. */
  readonly claim: readonly string[];
}

const COUNTER_Y = 548;
const PACK_FOOT = 346;
const LINE_HEIGHT = 56;

const packs = [
  { form: 'dropperBottle', colour: 'amber', x: 610, scale: 0.98, forward: 0 },
  { form: 'prefilledSyringe', colour: 'plum', x: 790, scale: 1.02, forward: 14 },
  { form: 'jar', colour: 'teal', x: 730, scale: 0.78, forward: 40 },
] as const;

/** Draws the picture of the shop that link previews show, 1200 × 630: mark, name and claim, beside a counter. */
export function drawSocial({ name, claim }: SocialWords): string {
  const { actionPrimary, textOnAction } = colorRoles.light;
  const { tint, light, ink } = colourFamilies.green;
  const placed = packs
    .map(({ form, colour, x, scale, forward }) => {
      const y = Math.round(COUNTER_Y + forward - PACK_FOOT * scale);
      const drawn = drawPack({ form, colour, label: '' });
      return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
    })
    .join('');
  const defs = packs.map(({ colour }) => gradientDefs(colour, colourFamilies[colour], placed));
  const lines = claim.map(
    (line, index) => `<g transform="translate(84 ${396 + index * LINE_HEIGHT})">${line}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">` +
    `<defs>${defs.join('')}</defs><path d="M0 0h1200v630H0z" fill="${tint}"/>` +
    `<circle cx="920" cy="290" r="240" fill="${light}" opacity=".5"/>` +
    `<path d="M0 548h1200v82H0z" fill="#fffdf7"/><path d="M0 548h1200" stroke="#cfc6b3" stroke-width="2"/>` +
    `${placed}<g transform="translate(84 92) scale(2.5)">${drawMark({ tile: actionPrimary, mark: textOnAction })}</g>` +
    `<g fill="${ink}"><g transform="translate(80 318)">${name}</g>${lines.join('')}</g></svg>\n`
  );
}
