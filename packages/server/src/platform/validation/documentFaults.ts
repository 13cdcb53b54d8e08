/** Reasons to refuse a document, with the exit code of the validating process for each. */
export const documentFaults = {
  /** Broken, cut off, or of another type. */
  unreadable: 81,
  tooManyPixels: 82,
  /** Exceeds 8 MB in every encoding. */
  tooLarge: 83,
  /** Has few enough pixels, but takes too much memory to decode. */
  tooHeavy: 84,
  /** A PDF with a password, a script, an attachment or anything else beyond pages to view. */
  notPlain: 85,
  /** A PDF that opens without a password and is encrypted against changes. */
  isProtected: 90,
  /** A PDF with a link to a website or to another file. */
  hasLinks: 86,
  /** Takes more time or memory to validate than an ordinary document. */
  tooComplex: 87,
  /** A product's picture of fewer pixels than the shop shows. */
  tooSmall: 91,
  /** A signature's picture without any writing. */
  noInk: 88,
  /** A signature's picture filled with noise by a browser. */
  noise: 89,
} as const;

export type DocumentFault = keyof typeof documentFaults;
