/** Weights of the shop's type that stand on pictures. */
export type LetterWeight = 400 | 500 | 700;

/** The shop's own type as shapes: whoever draws pictures brings it, since only Node reads the font's files. */
export interface Letters {
  /** How wide a line is, in ems. */
  readonly width: (words: string, weight: LetterWeight) => number;
  /** A line as path data from the left end of its base line, `unitsPerEm` high. */
  readonly outline: (words: string, weight: LetterWeight) => string;
  readonly unitsPerEm: number;
}
