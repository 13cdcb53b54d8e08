import type { PictureColour } from './pictureColours.ts';
import type { PictureForm } from './pictureForms.ts';

/** The content of a pack shot: form, colour family and label text. */
export interface PictureSpec {
  readonly form: PictureForm;
  readonly colour: PictureColour;
  /**
   * The name on the label, taken from the product's name. Wrapped to at most three lines, so at most about 46
   * characters.
   */
  readonly label: string;
  /** The strength, size and count below the name: "50 units", "20 mg/ml · 1 ml". May break after a "·". */
  readonly detail?: string;
}
