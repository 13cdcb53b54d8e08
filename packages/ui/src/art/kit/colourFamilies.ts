import type { PictureColour } from '@formulary/rules/pictures/pictureSpec';

/**
 * Shades of one hue: two for text and lines, five for surfaces from dark to pale, one for the roundel behind the pack.
 */
export interface ColourFamily {
  /** Label text and outlines. */
  readonly ink: string;
  /** Secondary text on a label. */
  readonly soft: string;
  /** The darkest surface: stoppers, screens, the far side of a box. */
  readonly shade: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly tint: string;
  readonly halo: string;
}

/** The families in the light theme: `ink` has AAA contrast on a label, `soft` AA. */
export const colourFamilies: Readonly<Record<PictureColour, ColourFamily>> = {
  teal: {
    ink: '#0b4442',
    soft: '#0f5f5c',
    shade: '#0b4442',
    deep: '#0f5f5c',
    mid: '#2f9a93',
    light: '#9fd3cc',
    tint: '#d8ece8',
    halo: '#d8ece8',
  },
  green: {
    ink: '#154225',
    soft: '#1f5c34',
    shade: '#154225',
    deep: '#1f5c34',
    mid: '#4c9a63',
    light: '#aad5b3',
    tint: '#dcedde',
    halo: '#dcedde',
  },
  blue: {
    ink: '#123a64',
    soft: '#1b4f86',
    shade: '#123a64',
    deep: '#1b4f86',
    mid: '#4a8cc9',
    light: '#a9cdec',
    tint: '#d9e8f5',
    halo: '#d9e8f5',
  },
  indigo: {
    ink: '#272e6b',
    soft: '#37408f',
    shade: '#272e6b',
    deep: '#37408f',
    mid: '#6873c4',
    light: '#b8bee6',
    tint: '#e0e3f4',
    halo: '#e0e3f4',
  },
  violet: {
    ink: '#42296a',
    soft: '#5b3a8e',
    shade: '#42296a',
    deep: '#5b3a8e',
    mid: '#8d6cc0',
    light: '#cbb9e6',
    tint: '#e8e0f4',
    halo: '#e8e0f4',
  },
  plum: {
    ink: '#561d48',
    soft: '#752a62',
    shade: '#561d48',
    deep: '#752a62',
    mid: '#b0609a',
    light: '#e0b3d3',
    tint: '#f2deeb',
    halo: '#f2deeb',
  },
  rose: {
    ink: '#6f2035',
    soft: '#9a2f4b',
    shade: '#6f2035',
    deep: '#9a2f4b',
    mid: '#d3708a',
    light: '#f0bcc8',
    tint: '#f8e0e5',
    halo: '#f8e0e5',
  },
  coral: {
    ink: '#74301f',
    soft: '#a3402a',
    shade: '#74301f',
    deep: '#a3402a',
    mid: '#e07f65',
    light: '#f5c3b4',
    tint: '#f9e2d9',
    halo: '#f9e2d9',
  },
  amber: {
    ink: '#603e07',
    soft: '#8a5a0c',
    shade: '#603e07',
    deep: '#8a5a0c',
    mid: '#d79a35',
    light: '#f1d191',
    tint: '#f8eac9',
    halo: '#f8eac9',
  },
  olive: {
    ink: '#404410',
    soft: '#5c611c',
    shade: '#404410',
    deep: '#5c611c',
    mid: '#979c45',
    light: '#d0d39a',
    tint: '#e9ebce',
    halo: '#e9ebce',
  },
  slate: {
    ink: '#2a3540',
    soft: '#3c4a57',
    shade: '#2a3540',
    deep: '#3c4a57',
    mid: '#74879a',
    light: '#b9c5d0',
    tint: '#dfe5ea',
    halo: '#dfe5ea',
  },
  sand: {
    ink: '#54432b',
    soft: '#77603f',
    shade: '#54432b',
    deep: '#77603f',
    mid: '#b59a72',
    light: '#dccbae',
    tint: '#eee3d0',
    halo: '#eee3d0',
  },
};
