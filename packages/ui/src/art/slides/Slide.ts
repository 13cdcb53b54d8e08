import type { PictureColour } from '@formulary/rules/pictures/pictureColours';
import type { TextLine } from '../kit/TextLine.ts';
import type { PictureSpec } from '@formulary/rules/pictures/PictureSpec';

/** A pack on the counter of a slide: where its 400-wide drawing begins, and how large it is. */
export interface PlacedPack extends PictureSpec {
  readonly x: number;
  readonly scale: number;
  /** How far in front of the counter's back edge it stands; packs further forward lie over those behind. */
  readonly forward?: number;
}

/** One slide of the home page: the colour of its wall, what stands behind and before the packs, the packs, and words on things. */
export interface Slide {
  readonly wall: PictureColour;
  readonly behind: string;
  readonly packs: readonly PlacedPack[];
  readonly before?: string;
  /** What is written on things of the scene, over everything else. */
  readonly words?: readonly TextLine[];
}
