import { views } from './testing/views.ts';

interface ChromaticMode {
  readonly theme: string;
  readonly viewport: { readonly width: number };
  readonly forcedColors?: 'active';
}

/** Our own pictures as Chromatic's modes, by the same names and of the same widths. A mode cannot print, so the one on paper is ours alone. */
export const chromaticModes: Readonly<Record<string, ChromaticMode>> = Object.fromEntries(
  views
    .filter(({ media }) => media === 'screen')
    .map(({ file, theme, width, forcedColors }) => [
      file,
      { theme, viewport: { width }, ...(forcedColors === 'active' ? { forcedColors } : {}) },
    ]),
);
