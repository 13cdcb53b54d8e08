import { FULL_LEAF, LINE, OPEN_LEAF, STEM, TILE, TILE_RADIUS } from './logoMark.ts';

/** Colours of a drawn logo. */
export interface LogoColours {
  readonly tile: string;
  readonly mark: string;
}

/**
 * Draws the mark as SVG elements, 48 × 48, to embed in another drawing. It is decorative: the name beside it is text.
 */
export function drawMark({ tile, mark }: LogoColours): string {
  return (
    `<rect width="${TILE}" height="${TILE}" rx="${TILE_RADIUS}" fill="${tile}"/>` +
    `<g fill="none" stroke="${mark}" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${STEM}"/><path d="${FULL_LEAF}" fill="${mark}" stroke="none"/><path d="${OPEN_LEAF}"/></g>`
  );
}

/** Draws the mark as a standalone SVG: the favicon of the shop. */
export function drawLogo(colours: LogoColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}">${drawMark(colours)}</svg>\n`;
}
