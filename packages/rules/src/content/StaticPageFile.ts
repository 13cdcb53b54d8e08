/** The static pages that exist, by the file that holds their text: terms, privacy, delivery (spec 7.12). */
export type StaticPageFile = 'TC' | 'PP' | 'DP';
