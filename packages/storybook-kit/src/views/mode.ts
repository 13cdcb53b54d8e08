import type { ThemeName } from '@formulary/ui/theme/themeProperties';
import type { EmulatedMedia } from './emulatedMedia.ts';

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
