declare const KEPT_PICTURES: Readonly<Record<string, readonly string[]>> | undefined;

/** Which pictures are kept of a story, by its id: written in by `main.ts`, so that no page asks for one that is not there. */
export const keptPictures: Readonly<Record<string, readonly string[]>> =
  typeof KEPT_PICTURES === 'undefined' ? {} : KEPT_PICTURES;
