import type { PictureColour } from './pictureColours.ts';

/** The colour families that imported medicines are spread over. */
export const genericColours = [
  'teal',
  'blue',
  'indigo',
  'plum',
  'coral',
  'amber',
  'olive',
  'slate',
] as const satisfies readonly PictureColour[];
