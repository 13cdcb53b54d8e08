import type { ColourFamily } from './colourFamilies.ts';
import { gradientDefs } from './gradientDefs.ts';
import { PICTURE_FONTS } from './pictureFonts.ts';

/** Every picture's stage: warm paper, a tinted roundel behind and a low plinth below; it brings its own background, so it sits on light and dark pages alike. */
export function scene(name: string, family: ColourFamily, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="${PICTURE_FONTS}">` +
    `<defs>${gradientDefs(name, family, body)}</defs>` +
    `<path d="M0 0h400v400H0z" fill="#f6f2e9"/>` +
    `<circle cx="200" cy="186" r="162" fill="${family.tint}"/>` +
    `<path d="M34 350v14c0 34 332 34 332 0v-14z" fill="#dfd7c7"/>` +
    `<ellipse cx="200" cy="350" rx="166" ry="25" fill="#fffdf7"/>` +
    `<path d="M34 350c0 33 332 33 332 0" fill="none" stroke="#cfc6b3" stroke-width="1.5"/>` +
    `${body}</svg>\n`
  );
}
