import type { FontName } from './fontFiles.ts';
import { fontFor, type Weight } from './fontFor.ts';
import type { TextRun } from './TextLine.ts';

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** Splits text where another font is needed. */
export function runsOf(text: string, weight: Weight): readonly TextRun[] {
  const runs: { font: FontName; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = fontFor(segment, weight) ?? 'wide';
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}
