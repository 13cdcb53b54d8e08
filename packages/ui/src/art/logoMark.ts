/** Height and width of the mark's tile. */
export const TILE = 48;

/** Corner radius of the tile. */
export const TILE_RADIUS = 12;

/** Stroke width of the mark; line ends are round. */
export const LINE = 2.5;

/** Spine and foot of the Formulary mark, an open book whose pages are leaves. Stroked. */
export const STEM = 'M24 38V20M12 38h24';

/** Right leaf. Filled. */
export const FULL_LEAF = 'M24 20c0-7 5-11 13-11 0 8-5 12-13 12z';

/** Left leaf. Stroked. */
export const OPEN_LEAF = 'M24 27c0-7-5-11-13-11 0 8 5 12 13 12z';
