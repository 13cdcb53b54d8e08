/** A page of the shop as the server draws it for every visitor alike. */
export interface DrawnPage {
  readonly kind: 'page';
  /** What the page shows, in UTF-8: as long texts, pages would fill the heap of who sends many. */
  readonly html: Uint8Array;
  /** The page's styles, as elements for its head. */
  readonly styles: string;
  /** Links for its head to what the browser will want first. */
  readonly preloads: string;
  /** What it was drawn from, as on the wire, by the key that the browser looks for it under. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The modules of its screen, by their names in the manifest of the build: `src/features/home/Home.tsx`. */
  readonly screens: readonly string[];
}
