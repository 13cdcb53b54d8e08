import { LOGO_LINE, logoMark, logoTile } from './logoMark.ts';

/** The colours of a drawn logo. */
export interface LogoColours {
  readonly tile: string;
  readonly mark: string;
}

/** The mark as SVG elements, 48 × 48, for a drawing of its own or a part of one. Decorative: the name stands beside it as text. */
export function drawMark({ tile, mark }: LogoColours): string {
  const { size, radius } = logoTile;
  const lines = logoMark.map(({ d, isSurface = false }) =>
    isSurface ? `<path d="${d}" fill="${mark}" stroke="none"/>` : `<path d="${d}"/>`,
  );
  return (
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${tile}"/>` +
    `<g fill="none" stroke="${mark}" stroke-width="${LOGO_LINE}" stroke-linecap="round" stroke-linejoin="round">` +
    `${lines.join('')}</g>`
  );
}

/** The mark as a picture of its own: the icon of the shop's tabs. */
export function drawLogo(colours: LogoColours): string {
  const { size } = logoTile;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${drawMark(colours)}</svg>\n`;
}
