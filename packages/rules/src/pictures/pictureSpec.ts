/** The twelve colour families of a picture. The illustrations define the shades. */
export const pictureColours = [
  'teal',
  'green',
  'blue',
  'indigo',
  'violet',
  'plum',
  'rose',
  'coral',
  'amber',
  'olive',
  'slate',
  'sand',
] as const;

export type PictureColour = (typeof pictureColours)[number];

/**
 * The forms of a pack shot. The catalogue assigns one to each product, and the illustrations draw it. Declared here
 * because both server and screens need them.
 */
export const pictureForms = [
  'vial',
  'ampoule',
  'prefilledSyringe',
  'cartridge',
  'tube',
  'bottle',
  'dropperBottle',
  'sprayBottle',
  'jar',
  'carton',
  'blister',
  'capsules',
  'tabletBottle',
  'needle',
  'cannula',
  'emptySyringe',
  'dressing',
  'gloves',
  'mask',
  'swab',
  'sachet',
  'sharpsBin',
  'infusionBag',
  'device',
  'mixingKit',
  'inhaler',
  'patch',
  'suppository',
  'leaflet',
  'roller',
  'carryCase',
] as const;

export type PictureForm = (typeof pictureForms)[number];

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
