import { type Mode, modes } from './mode.ts';

/** One picture of a story. */
export interface View extends Mode {
  /** File name. */
  readonly file: string;
  readonly width: number;
  /** Screen height. Pictures of parts are as high as their content. */
  readonly height: number;
}

const desktop = { width: 1024, height: 768 };
/** Viewport in which accessibility trees are read too. */
export const phone = { width: 360, height: 740 };
/** A4 at 96 pixels an inch, without the page style's margins: 180 by 267 mm. */
const paper = { width: 680, height: 1009 };

/**
 * Pictures of a story; the paper one is for printable stories. The phone uses the dark theme, so that one picture
 * proves both its colours and the narrow layout.
 */
export const views: readonly View[] = [
  { file: 'light', ...modes.light, ...desktop },
  { file: 'dark', ...modes.dark, ...desktop },
  { file: 'forced-colours', ...modes.forcedColors, ...desktop },
  { file: 'phone', ...modes.dark, ...phone },
  { file: 'print', ...modes.print, ...paper },
];
