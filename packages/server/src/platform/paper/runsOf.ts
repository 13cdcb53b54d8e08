import { LRUCache } from 'lru-cache';
import type { FontName } from './fontFiles.ts';
import { fontFor, type Weight } from './fontFor.ts';
import type { TextRun } from './TextLine.ts';

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
/** Words and graphemes repeat often; whole lines hardly ever. */
const LONGEST_KEPT = 24;
const split = new LRUCache<string, readonly TextRun[]>({ max: 5000 });

/** Splits text into runs of one font. */
export function runsOf(text: string, weight: Weight): readonly TextRun[] {
  if (text.length > LONGEST_KEPT) return splitRuns(text, weight);
  const key = `${weight} ${text}`;
  const known = split.get(key);
  if (known) return known;
  const runs = splitRuns(text, weight);
  split.set(key, runs);
  return runs;
}

function splitRuns(text: string, weight: Weight): readonly TextRun[] {
  const runs: { font: FontName; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = fontFor(segment, weight) ?? 'wide';
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}
