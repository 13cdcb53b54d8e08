declare const KEPT_PICTURES: Readonly<Record<string, readonly string[]>> | undefined;

/** Stored pictures by story id. `main.ts` fills them in, so that no page requests a missing one. */
export const keptPictures: Readonly<Record<string, readonly string[]>> =
  typeof KEPT_PICTURES === 'undefined' ? {} : KEPT_PICTURES;
