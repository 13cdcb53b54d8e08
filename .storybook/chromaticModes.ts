import { viewports } from './viewports.ts';

/** Chromatic's modes, by the names that our own pictures have; it cannot print. */
export const chromaticModes = {
  light: { theme: 'light', viewport: viewports.desktop.styles.width },
  dark: { theme: 'dark', viewport: viewports.desktop.styles.width },
  'forced-colours': { theme: 'light', forcedColors: 'active' },
  phone: { theme: 'light', viewport: viewports.phone.styles.width },
} as const;
