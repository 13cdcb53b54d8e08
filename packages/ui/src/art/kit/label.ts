import { drawLine } from './drawLine.ts';
import { fitLabel } from './fitLabel.ts';
import type { Shot } from './Shot.ts';
import { tone } from './tone.ts';

interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Draws text only, for a pack whose own face is the label. */
  readonly isBare?: boolean;
}

const PADDING = 14;
const MARGIN = 10;
const BAND = 11;

/**
 * Draws a pack's label: the name on one to three lines, the strength and pack below it, and the colour band along the
 * foot.
 */
export function label({ spec, letters, family }: Shot, box: LabelBox): string {
  const { x, y, width, height, isBare = false } = box;
  const fitted = fitLabel(spec, {
    width: width - PADDING * 2,
    height: height - MARGIN * 2 - (isBare ? 0 : BAND),
    letters,
  });
  const paper = isBare
    ? ''
    : `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${tone.paper}"/><path d="M${x} ${y + height - BAND}h${width}v${BAND}h-${width}z" fill="${family.deep}"/><path d="M${x + width * 0.72} ${y + height - BAND}h${width * 0.28}v${BAND}h-${width * 0.28}z" fill="${family.mid}"/>`;
  const at = { x: x + PADDING, top: y + MARGIN };
  const name = fitted.name.map(({ words, down, size }) =>
    drawLine(letters, { words, x: at.x, y: at.top + down, size, fill: family.ink, weight: 700 }),
  );
  const detail = fitted.detail.map(({ words, down, size }) =>
    drawLine(letters, { words, x: at.x, y: at.top + down, size, fill: family.soft, weight: 500 }),
  );
  return paper + name.join('') + detail.join('');
}
