import { views } from './views.ts';

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
