import type { FontName } from './fontFiles.ts';
import type { Weight } from './fontFor.ts';
import { legibleText } from './legibleText.ts';
import { runsOf } from './runsOf.ts';
import type { TextLine } from './TextLine.ts';

/** Size, weight and colour of text. */
export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly weight: Weight;
  /** Black by default. */
  readonly colour?: string | undefined;
}

/** Returns the width of a text in points, in one font. */
export type Measure = (text: string, font: FontName, size: number) => number;

interface Piece {
  readonly text: string;
  /** Width with the trailing space; `inkWidth` is without. */
  readonly width: number;
  readonly inkWidth: number;
}

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** Breaks text into lines of a width: after spaces, and inside a word only if it is wider than the line. */
export function breakLines(
  text: string,
  width: number,
  { size, weight, colour }: TextStyle,
  measure: Measure,
): readonly TextLine[] {
  const widthOf = (each: string) =>
    runsOf(each, weight).reduce((sum, run) => sum + measure(run.text, run.font, size), 0);
  const pieceOf = (each: string): Piece => {
    const ink = each.trimEnd();
    const inkWidth = widthOf(ink);
    return { text: each, inkWidth, width: ink === each ? inkWidth : widthOf(each) };
  };
  const split = (word: string): readonly Piece[] => {
    const piece = pieceOf(word);
    if (piece.inkWidth <= width) return [piece];
    return Array.from(graphemes.segment(word), ({ segment }) => pieceOf(segment));
  };
  const lines: string[] = [];
  for (const paragraph of legibleText(text).split('\n')) {
    let line = '';
    let used = 0;
    for (const piece of paragraph.split(/(?<= )(?! )/).flatMap(split)) {
      const isFull = line !== '' && used + piece.inkWidth > width;
      if (isFull) lines.push(line);
      line = isFull ? piece.text : line + piece.text;
      used = isFull ? piece.width : used + piece.width;
    }
    // The trailing space separates words across lines for readers and copied text.
    lines.push(`${line} `);
  }
  return lines.map((line) => ({ runs: runsOf(line, weight), size, colour }));
}
