import type { PictureColour, PictureSpec } from '@formulary/rules/pictures/pictureSpec';
import type { TextLine } from '../kit/TextLine.ts';

/** A pack on the counter of a slide: the left edge and the scale of its 400-wide drawing. */
export interface PlacedPack extends PictureSpec {
  readonly x: number;
  readonly scale: number;
  /** Distance in front of the counter's back edge. Packs further forward cover those behind. */
  readonly forward?: number;
}

/** A slide of the home page: wall colour, scenery behind and in front of the packs, the packs, and text on objects. */
export interface Slide {
  readonly wall: PictureColour;
  readonly behind: string;
  readonly packs: readonly PlacedPack[];
  readonly before?: string;
  /** Text on objects of the scene, drawn over everything else. */
  readonly words?: readonly TextLine[];
}
