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
