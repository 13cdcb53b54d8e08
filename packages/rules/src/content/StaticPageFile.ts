/** The files of the static pages: terms, privacy, delivery (spec 7.12). */
export type StaticPageFile = 'TC' | 'PP' | 'DP';
