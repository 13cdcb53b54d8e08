import type { ThemeName } from '@formulary/ui/theme/themeProperties';
import { keptPictures } from './keptPictures.ts';

/**
 * Returns the address of a story's stored picture in a theme or on paper. Falls back to the light picture, then to
 * undefined.
 */
export function pictureIn(theme: ThemeName, story: string, wanted?: 'print'): string | undefined {
  const kept = keptPictures[story] ?? [];
  const themed = theme === 'dark' && kept.includes('dark') ? 'dark' : 'light';
  const view = wanted ?? themed;
  if (!kept.includes(view)) return undefined;
  return new URL(`pictures/${story}/${view}.webp`, document.baseURI).href;
}
