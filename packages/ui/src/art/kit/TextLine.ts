import type { LetterWeight } from './Letters.ts';

/** A line of text on a picture, from the left end of its baseline. */
export interface TextLine {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Maximum width; longer text is set smaller. */
  readonly most?: number;
  readonly fill: string;
  readonly weight: LetterWeight;
}
