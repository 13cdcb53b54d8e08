import type { ThemeName } from '@formulary/theme/themeProperties';

/** Emulated media features of a page. */
export interface EmulatedMedia {
  readonly media: 'screen' | 'print';
  readonly forcedColors: 'active' | 'none';
}

/** Colour mode in which a story is checked. */
export interface Mode extends EmulatedMedia {
  readonly name: string;
  readonly theme: ThemeName;
}

const screen = (name: string, theme: ThemeName): Mode => ({
  name,
  theme,
  media: 'screen',
  forcedColors: 'none',
});

/** All modes. */
export const modes = {
  light: screen('light', 'light'),
  dark: screen('dark', 'dark'),
  highContrast: screen('high contrast', 'high-contrast'),
  forcedColors: { ...screen('forced colours', 'light'), forcedColors: 'active' },
  print: { ...screen('print', 'light'), media: 'print' },
} as const satisfies Record<string, Mode>;

/** One picture of a story. */
export interface View extends Mode {
  /** File name. */
  readonly file: string;
  readonly width: number;
  /** Screen height. Pictures of parts are as high as their content. */
  readonly height: number;
}

/** Viewport of pictures that are not about a phone. */
export const desktop = { width: 1024, height: 768 };
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

interface ChromaticMode {
  readonly theme: string;
  readonly viewport: { readonly width: number };
  readonly forcedColors?: 'active';
}

/**
 * Our picture views as Chromatic modes, with the same names and widths. Chromatic cannot print, so there is no paper
 * mode.
 */
export const chromaticModes: Readonly<Record<string, ChromaticMode>> = Object.fromEntries(
  views
    .filter(({ media }) => media === 'screen')
    .map(({ file, theme, width, forcedColors }) => [
      file,
      { theme, viewport: { width }, ...(forcedColors === 'active' ? { forcedColors } : {}) },
    ]),
);
