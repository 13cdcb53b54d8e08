import type { PictureColour } from './pictureColours.ts';
import type { PictureForm } from './pictureForms.ts';

/** What a pack shot shows: the form of the pack, its colour family and the words on its label. */
export interface PictureSpec {
  readonly form: PictureForm;
  readonly colour: PictureColour;
  /** The name on the label, in words of the product's own name; wrapped to three lines at most, so keep it under about 46 characters. */
  readonly label: string;
  /** The strength, size and count under the name: "50 units", "20 mg/ml · 1 ml"; what follows a "·" may stand on a line of its own. */
  readonly detail?: string;
}
