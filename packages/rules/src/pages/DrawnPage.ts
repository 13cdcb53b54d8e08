/** A server-rendered page of the shop, the same for every visitor. */
export interface DrawnPage {
  readonly kind: 'page';
  /** The content in UTF-8. Strings would fill the heap of a server that sends many pages. */
  readonly html: Uint8Array;
  /** The page's styles as elements for the head. */
  readonly styles: string;
  /** Preload links for the head. */
  readonly preloads: string;
  /** The wire answers from which the page was rendered, by the key of the browser's cache. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The modules of its screen by their names in the build manifest: `src/features/home/Home.tsx`. */
  readonly screens: readonly string[];
}
