/** How much of a story a picture shows: the page, or the part between header and footer, where only that part is new. */
export type PicturedPart = 'page' | 'main';
