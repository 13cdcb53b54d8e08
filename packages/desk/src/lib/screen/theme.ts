import { browserStorage } from '@formulary/client/storage/storage';
import { create } from 'zustand';

/** Also read by public/early.js, before the first paint. */
const THEME_KEY = 'theme';

/** Themes to choose from; 'system' follows the device. */
export const themes = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
] as const;

export type ThemeChoice = (typeof themes)[number]['value'];

function stored(): ThemeChoice {
  const kept = browserStorage.getItem(THEME_KEY);
  return themes.find(({ value }) => value === kept)?.value ?? 'system';
}

interface Theme {
  readonly theme: ThemeChoice;
  readonly choose: (theme: ThemeChoice) => void;
}

/** Theme of this browser. */
export const useTheme = create<Theme>((set) => ({
  theme: stored(),
  choose: (theme) => {
    if (theme === 'system') {
      browserStorage.removeItem(THEME_KEY);
      delete document.documentElement.dataset['theme'];
    } else {
      browserStorage.setItem(THEME_KEY, theme);
      document.documentElement.dataset['theme'] = theme;
    }
    set({ theme });
  },
}));
