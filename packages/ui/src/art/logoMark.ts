/** One line of the mark: where it runs, and whether it is a surface instead. */
export interface MarkLine {
  readonly d: string;
  readonly isSurface?: boolean;
}

/** Height and width of the mark's tile, and how much its corners are rounded. */
export const logoTile = { size: 48, radius: 12 } as const;

/** How wide the lines are, with round ends. */
export const LOGO_LINE = 2.5;

/** The Formulary mark on its tile: an open formulary whose pages are leaves. */
export const logoMark: readonly MarkLine[] = [
  { d: 'M24 38V20M12 38h24' },
  { d: 'M24 20c0-7 5-11 13-11 0 8-5 12-13 12z', isSurface: true },
  { d: 'M24 27c0-7-5-11-13-11 0 8 5 12 13 12z' },
];
