import type { PictureColour } from './pictureColours.ts';

/** The colour families for pictures of imported medicines. */
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
