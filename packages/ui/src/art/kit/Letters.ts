/** Font weights used on pictures. */
export type LetterWeight = 400 | 500 | 700;

/** The shop's font as outlines. The caller provides it, because only Node can read the font files. */
export interface Letters {
  /** Width of a line, in ems. */
  readonly width: (words: string, weight: LetterWeight) => number;
  /** Path data of a line from the left end of its baseline, `unitsPerEm` high. */
  readonly outline: (words: string, weight: LetterWeight) => string;
  readonly unitsPerEm: number;
}
