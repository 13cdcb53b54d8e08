import { cartonPattern } from './cartonPattern.ts';
import { groundShadow } from './groundShadow.ts';
import { label } from './label.ts';
import type { Shot } from './Shot.ts';
import { tone } from './tone.ts';

interface CartonBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Height of the colour block, from the foot of the face. */
  readonly block: number;
}

const DEPTH = 26;
const RISE = 16;

/**
 * Draws a folding carton seen slightly from the right and above: printed face, colour block at the foot, shaded side.
 */
export function carton(shot: Shot, { x, y, width, height, block }: CartonBox): string {
  const { family } = shot;
  const right = x + width;
  const base = y + height;
  const blockTop = base - block;
  const side = (top: number, tall: number, fill: string) =>
    `<path d="M${right} ${top}l${DEPTH}-${RISE}v${tall}l-${DEPTH} ${RISE}z" fill="${fill}"/>`;
  return (
    groundShadow(x, width + DEPTH, base) +
    `<path d="M${x} ${y}l${DEPTH}-${RISE}h${width}l-${DEPTH} ${RISE}z" fill="${tone.paperTop}"/>` +
    `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${tone.paper}"/>` +
    side(y, height, tone.paperSide) +
    `<path d="M${x} ${blockTop}h${width}v${block}h-${width}z" fill="${family.mid}"/>` +
    cartonPattern(shot, { x, y: blockTop, width, height: block }) +
    side(blockTop, block, family.deep) +
    `<path d="M${right} ${y}v${height}M${x} ${y}h${width}l${DEPTH}-${RISE}" stroke="${family.ink}" stroke-opacity=".18" stroke-width="1.5" fill="none"/>` +
    label(shot, {
      x: x + 4,
      y: y + 2,
      width: width - 8,
      height: height - block - 2,
      isBare: true,
    })
  );
}

/** Draws the box that carries the label, for products shown large above it. Its top edge is at y = 186. */
export function lowCarton(shot: Shot): string {
  return carton(shot, { x: 46, y: 202, width: 278, height: 144, block: 24 });
}
