/** Why an image cannot be drawn anew, with the exit code by which the drawing process says so. */
export const imageFaults = {
  /** Broken, cut off, or of another type. */
  unreadable: 81,
  tooManyPixels: 82,
  /** Does not fit in 8 MB however it is written. */
  tooLarge: 83,
  /** Within the pixels that are allowed, but takes more memory to decode than it is given. */
  tooHeavy: 84,
} as const;

export type ImageFault = keyof typeof imageFaults;
