import type { LetterWeight } from './Letters.ts';

/** A line of words on a picture, from the left end of its base line. */
export interface TextLine {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How wide it may become: it is set smaller rather than run over. */
  readonly most?: number;
  readonly fill: string;
  readonly weight: LetterWeight;
}
