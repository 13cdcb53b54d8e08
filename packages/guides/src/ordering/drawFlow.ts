import { drawBlock, LEADING } from '@formulary/server/platform/paper/drawBlock';
import { paper } from '@formulary/server/platform/paper/paper';
import { drawArrows } from '../kit/drawArrows.ts';
import type { Guide } from '../kit/Guide.ts';
import { guideColours } from '../kit/guideColours.ts';

/** Flow chart with lanes. */
export interface Flow {
  /** Text alternative for screen readers. */
  readonly alt: string;
  /** Actors, from the left. */
  readonly lanes: readonly string[];
  /** Steps, by lane index; each row is below the last. */
  readonly boxes: readonly (readonly [lane: number, text: string])[];
}

const HEAD_HEIGHT = 24;
const ROW = 46;
const BOX_HEIGHT = 32;
const PAD = 8;
const HEAD = { size: 9.5, weight: 'bold', colour: guideColours.accent } as const;
const TEXT = { size: 8.5, weight: 'regular', colour: guideColours.text } as const;

/** Draws a flow chart: a column for each actor, a box for each step, and arrows between them. */
export function drawFlow({ sheets, root }: Guide, { alt, lanes, boxes }: Flow): void {
  const { doc } = sheets;
  const laneWidth = paper.textWidth / lanes.length;
  const height = HEAD_HEIGHT + boxes.length * ROW + PAD;
  sheets.need(height);
  const top = sheets.y;
  const middleOf = (lane: number) => Math.round(paper.start + (lane + 0.5) * laneWidth);
  const rowTop = (row: number) => Math.round(top + HEAD_HEIGHT + PAD + row * ROW);
  const bbox = [paper.start, top, paper.end, top + height];
  const options = { alt, bbox, placement: 'Block' };
  const figure = doc.struct('Figure', options);
  root.add(figure);
  figure.add(doc.markStructureContent('Figure'));
  doc.save();
  lanes.forEach((lane, at) => {
    const x = paper.start + at * laneWidth + 2;
    doc.roundedRect(x, top, laneWidth - 4, height, 6);
    doc.fill(at % 2 === 0 ? guideColours.sheet : guideColours.sunken);
    drawCentred(lane, middleOf(at), top + 7, HEAD);
  });
  boxes.forEach(([lane, text], row) => {
    const [x, y] = [middleOf(lane), rowTop(row)];
    const next = boxes[row + 1];
    if (next) drawArrow([x, y + BOX_HEIGHT], [middleOf(next[0]), rowTop(row + 1)]);
    doc.lineWidth(0.8).roundedRect(x - laneWidth / 2 + 14, y, laneWidth - 28, BOX_HEIGHT, 5);
    doc.fillAndStroke(guideColours.tint, guideColours.accent);
    drawCentred(text, x, y, TEXT);
  });
  doc.restore();
  doc.endMarkedContent();
  figure.end();
  sheets.y = top + height + 12;

  function drawArrow([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) {
    const turn = (y + toY) / 2;
    doc.lineWidth(1.2).strokeColor(guideColours.accent).lineJoin('round').lineCap('round');
    if (x !== toX) doc.moveTo(x, y).lineTo(x, turn).lineTo(toX, turn).stroke();
    drawArrows(doc, [`M${toX} ${x === toX ? y : turn}L${toX} ${toY}`], {
      colour: guideColours.accent,
      width: 1.2,
    });
  }

  function drawCentred(text: string, x: number, y: number, style: typeof HEAD | typeof TEXT) {
    const lines = sheets.linesOf(text, laneWidth - 36, style);
    const free = style === TEXT ? BOX_HEIGHT - lines.length * TEXT.size * LEADING : 0;
    lines.forEach((line, at) => {
      const lineY = y + free / 2 + at * style.size * LEADING;
      drawBlock(sheets, [line], x - sheets.widthOf(line) / 2, lineY);
    });
  }
}
