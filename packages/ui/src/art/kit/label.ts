import { fitLines } from './fitLines.ts';
import type { Shot } from './Shot.ts';
import { textLine } from './textLine.ts';
import { textWidth } from './textWidth.ts';

interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Words only, for a pack whose own face is the label. */
  readonly isBare?: boolean;
}

const PADDING = 14;
const BAND = 11;
const DETAIL_MOST = 25;
const DETAIL_LEAST = 19;

/** A pack's label: the little mark, the name on one to three lines, the strength, and the colour band along the foot. */
export function label({ spec, family }: Shot, box: LabelBox): string {
  const { x, y, width, height, isBare = false } = box;
  const inner = width - PADDING * 2;
  const foot = isBare ? 0 : BAND + 4;
  const detail = spec.detail ?? '';
  const detailRoom = detail === '' ? 0 : 28;
  const head = height < 150 ? 20 : 24;
  const fitted = fitLines(spec.label, inner, height - foot - detailRoom - head - 4);
  const detailFits = Math.min(DETAIL_MOST, inner / textWidth(detail, 1) || DETAIL_MOST);
  const detailSize = Math.round(Math.max(DETAIL_LEAST, Math.min(detailFits, fitted.size * 0.9)));
  const left = x + PADDING;
  const top = y + head;
  const paper = isBare
    ? ''
    : `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="#fffefb"/><path d="M${x} ${y + height - BAND}h${width}v${BAND}h-${width}z" fill="${family.deep}"/><path d="M${x + width * 0.72} ${y + height - BAND}h${width * 0.28}v${BAND}h-${width * 0.28}z" fill="${family.mid}"/>`;
  const mark = `<circle cx="${left + 5}" cy="${y + 14}" r="5" fill="${family.deep}"/><path d="M${left + 15} ${y + 14}h${Math.round(inner * 0.32)}" stroke="${family.light}" stroke-width="3"/>`;
  const name = fitted.lines
    .map((words, index) =>
      textLine({
        words,
        x: left,
        y: top + fitted.size * (0.86 + index * 1.1),
        size: fitted.size,
        most: inner,
        fill: family.ink,
        weight: 700,
      }),
    )
    .join('');
  const strength =
    detail === ''
      ? ''
      : textLine({
          words: detail,
          x: left,
          y: top + fitted.size * (fitted.lines.length * 1.1 - 0.14) + detailSize + 5,
          size: detailSize,
          most: inner,
          fill: family.deep,
          weight: 500,
        });
  return paper + mark + name + strength;
}
