import { FULL_LEAF, LINE, OPEN_LEAF, STEM, TILE, TILE_RADIUS } from './logoMark.ts';

/** The colours of a drawn logo. */
export interface LogoColours {
  readonly tile: string;
  readonly mark: string;
}

/** The mark as SVG elements, 48 × 48, for a drawing of its own or a part of one. Decorative: the name stands beside it as text. */
export function drawMark({ tile, mark }: LogoColours): string {
  return (
    `<rect width="${TILE}" height="${TILE}" rx="${TILE_RADIUS}" fill="${tile}"/>` +
    `<g fill="none" stroke="${mark}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${STEM}"/><path d="${FULL_LEAF}" fill="${mark}" stroke="none"/><path d="${OPEN_LEAF}"/></g>`
  );
}

/** The mark as a picture of its own: the icon of the shop's tabs. */
export function drawLogo(colours: LogoColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}">${drawMark(colours)}</svg>\n`;
}
