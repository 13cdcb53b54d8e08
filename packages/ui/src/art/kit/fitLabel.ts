import type { PictureSpec } from '@formulary/rules/pictures/pictureSpec';
import { fitDetail } from './fitDetail.ts';
import { fitLines } from './fitLines.ts';
import type { Letters } from './Letters.ts';

/** Line height of the name, as a multiple of the font size. */
const NAME_LEADING = 1.1;
const DETAIL_LEADING = 1.25;
/** Allowed sizes of the detail: the largest one that leaves the name at least as large as the detail. */
const DETAIL_SIZES = [25, 23, 21, 19, 17, 15] as const;

interface LabelRoom {
  readonly width: number;
  readonly height: number;
  readonly letters: Letters;
}

interface PlacedWords {
  readonly words: string;
  /** Distance from the top of the room to the baseline. */
  readonly down: number;
  readonly size: number;
}

interface FittedLabel {
  readonly name: readonly PlacedWords[];
  readonly detail: readonly PlacedWords[];
}

/** Fits the words of a label into its room, centred: the name on one to three lines, strength and pack below. */
export function fitLabel(spec: PictureSpec, room: LabelRoom, step = 0): FittedLabel {
  const { width, height, letters } = room;
  const largest = DETAIL_SIZES[step] ?? 0;
  const detail = fitDetail(spec.detail ?? '', {
    width,
    largest,
    measure: (words) => letters.width(words, 500),
  });
  const detailHeight = detail.lines.length * detail.size * DETAIL_LEADING;
  const name = fitLines(spec.label, {
    width,
    height: height - detailHeight,
    measure: (words) => letters.width(words, 700),
  });
  const nameHeight = name.lines.length * name.size * NAME_LEADING;
  const spare = height - nameHeight - detailHeight;
  const isWellSet = spare >= 0 && name.size >= detail.size;
  if (!isWellSet && step + 1 < DETAIL_SIZES.length) return fitLabel(spec, room, step + 1);
  return {
    name: name.lines.map((words, index) => ({
      words,
      down: spare / 2 + name.size * (0.8 + index * NAME_LEADING),
      size: name.size,
    })),
    detail: detail.lines.map((words, index) => ({
      words,
      down: spare / 2 + nameHeight + detail.size * (1 + index * DETAIL_LEADING),
      size: detail.size,
    })),
  };
}
