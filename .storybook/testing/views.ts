import { type Mode, modes } from './mode.ts';

/** One picture that is taken of a story. */
export interface View extends Mode {
  /** The name of its file. */
  readonly file: string;
  readonly width: number;
  /** The height of the screen; pictures of what is not a whole screen are as high as what is on them. */
  readonly height: number;
}

const desktop = { width: 1024, height: 768 };
/** The screen on which trees are read too. */
export const phone = { width: 360, height: 740 };
/** A4 at 96 pixels an inch, less the margins that the page's style sets: 180 by 267 mm. */
const paper = { width: 680, height: 1009 };

/**
 * The pictures of a story; the one on paper is for what people print. The phone shows the dark theme: one picture proves
 * its colours and the narrow layout.
 */
export const views: readonly View[] = [
  { file: 'light', ...modes.light, ...desktop },
  { file: 'dark', ...modes.dark, ...desktop },
  { file: 'forced-colours', ...modes.forcedColors, ...desktop },
  { file: 'phone', ...modes.dark, ...phone },
  { file: 'print', ...modes.print, ...paper },
];
