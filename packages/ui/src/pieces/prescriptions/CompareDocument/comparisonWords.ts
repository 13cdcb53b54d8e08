import type { Tone } from '../../../primitives/tone.ts';

/**
 * Result of a comparison: the sealed document, a stored one that fails its check, a different one, or an unreadable
 * file.
 */
export type DocumentComparison = 'same' | 'same-but-broken' | 'other' | 'unreadable';

interface ComparisonWords {
  readonly tone: Tone;
  readonly title: string;
  readonly more?: string;
}

/** Describes the result of a comparison in plain words. */
export function comparisonWords(
  comparison: DocumentComparison,
  prescriptionId: number,
): ComparisonWords {
  const words: Readonly<Record<DocumentComparison, ComparisonWords>> = {
    same: { tone: 'success', title: 'This file is the sealed document, byte for byte.' },
    'same-but-broken': {
      tone: 'danger',
      title: 'This file is the document we keep, which does not hold.',
      more: 'What does not hold is listed on this page.',
    },
    other: {
      tone: 'danger',
      title: `This file is not the document of prescription ${prescriptionId}.`,
      more: 'It was changed, or is another document. Nothing may be supplied against it.',
    },
    unreadable: {
      tone: 'warning',
      title: 'This file could not be read.',
      more: 'Please choose it again, or try another browser.',
    },
  };
  return words[comparison];
}
