/** Why a document is not kept, with the exit code by which the judging process says so. */
export const documentFaults = {
  /** Broken, cut off, or of another type. */
  unreadable: 81,
  tooManyPixels: 82,
  /** Does not fit in 8 MB however it is written. */
  tooLarge: 83,
  /** Within the pixels that are allowed, but takes more memory to decode than it is given. */
  tooHeavy: 84,
  /** A PDF with a password, a script, an attachment or something else than pages to look at. */
  notPlain: 85,
  /** A PDF that opens without a password and is encrypted against changes. */
  isProtected: 90,
  /** A PDF that leads to a website or to another file. */
  hasLinks: 86,
  /** Takes more time or memory to judge than any ordinary document. */
  tooComplex: 87,
  /** The picture of a signature on which nothing is written. */
  noInk: 88,
  /** The picture of a signature that a browser made up. */
  noise: 89,
} as const;

export type DocumentFault = keyof typeof documentFaults;
