/** Height and width of the mark's tile. */
export const TILE = 48;

/** How much the tile's corners are rounded. */
export const TILE_RADIUS = 12;

/** How wide the mark's lines are, with round ends. */
export const LINE = 2.5;

/** The Formulary mark on its tile, an open formulary whose pages are leaves: its spine and foot, a line. */
export const STEM = 'M24 38V20M12 38h24';

/** The leaf on the right, a surface. */
export const FULL_LEAF = 'M24 20c0-7 5-11 13-11 0 8-5 12-13 12z';

/** The leaf on the left, an outline. */
export const OPEN_LEAF = 'M24 27c0-7-5-11-13-11 0 8 5 12 13 12z';
