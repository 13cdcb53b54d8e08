/** Why an image cannot be drawn anew, with the exit code by which the drawing process says so. */
export const imageFaults = {
  /** Broken, cut off, of another type, or larger to decode than memory is given for it. */
  unreadable: 81,
  tooManyPixels: 82,
  /** Does not fit in 8 MB however it is written. */
  tooLarge: 83,
} as const;

export type ImageFault = keyof typeof imageFaults;
