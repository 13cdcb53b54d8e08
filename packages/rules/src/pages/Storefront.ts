import type { PageSettings } from '../settings/pageSettings.ts';

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

/** A redirect of an address within the shop. */
export interface DrawnRedirect {
  readonly kind: 'redirect';
  /** A path of the shop with its query. */
  readonly to: string;
}

/** The wire answer to a read, and its decoded value if available, because decoding is slow. */
export interface WiredAnswer {
  readonly wire: unknown;
  readonly data?: unknown;
}

/** A known answer to a public read. */
type KnownAnswer = WiredAnswer | 'missing';

/**
 * Returns the wire answer to a read by its name and input: a public call, or `text` with the file of a static page (TC,
 * PP or DP). Returns 'missing' if the subject does not exist, and undefined if the answer is unknown; the browser then
 * requests it.
 */
export type VisitorsAnswer = (name: string, input: unknown) => KnownAnswer | undefined;

/** The storefront built for the server. */
export interface Storefront {
  /** Renders the page at an address (path with query) from public data, with the settings of now. */
  readonly draw: (
    address: string,
    answer: VisitorsAnswer,
    settings?: PageSettings,
  ) => Promise<DrawnPage | DrawnRedirect>;
}
