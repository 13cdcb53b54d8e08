import type { ColourFamily } from './colourFamilies.ts';
import { gradientDefs } from './gradients.ts';
import { pictureStyle } from './pictureStyle.ts';
import { tone } from './tone.ts';

/**
 * Draws the background of every picture: warm paper, a tinted roundel and a low plinth; in the dark theme a dim room.
 */
export function scene(name: string, family: ColourFamily, body: string): string {
  const drawn =
    `<defs>${gradientDefs(name, family, body)}</defs>` +
    `<path d="M0 0h400v400H0z" fill="${tone.ground}"/>` +
    `<circle cx="200" cy="186" r="162" fill="${family.halo}"/>` +
    `<path d="M34 350v14c0 34 332 34 332 0v-14z" fill="${tone.plinthSide}"/>` +
    `<ellipse cx="200" cy="350" rx="166" ry="25" fill="${tone.plinth}"/>` +
    `<path d="M34 350c0 33 332 33 332 0" fill="none" stroke="${tone.plinthLine}" stroke-width="1.5"/>` +
    body;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${pictureStyle(drawn)}${drawn}</svg>\n`;
}
