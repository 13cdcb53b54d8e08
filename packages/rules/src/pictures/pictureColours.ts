/** The twelve colour families a drawn picture can wear; the shades themselves belong to the art. */
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
