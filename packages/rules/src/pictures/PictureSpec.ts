import type { PictureColour } from './pictureColours.ts';
import type { PictureForm } from './pictureForms.ts';

/** What a pack shot shows: the form of the pack, its colour family and the words on its label. */
export interface PictureSpec {
  readonly form: PictureForm;
  readonly colour: PictureColour;
  /** The name on the label; wrapped to three lines at most, so keep it under about 36 characters. */
  readonly label: string;
  /** The strength, size or count under the name: "50 units", "30G × 13 mm". */
  readonly detail?: string;
}
