import type { ThemeName } from '../../packages/ui/src/theme/themeProperties.ts';
import { keptPictures } from './keptPictures.ts';

/**
 * The address of a story's kept picture in a theme, or on paper; the light one where there is none of that theme, and
 * undefined where none is kept.
 */
export function pictureIn(theme: ThemeName, story: string, wanted?: 'print'): string | undefined {
  const kept = keptPictures[story] ?? [];
  const themed = theme === 'dark' && kept.includes('dark') ? 'dark' : 'light';
  const view = wanted ?? themed;
  if (!kept.includes(view)) return undefined;
  return new URL(`pictures/${story}/${view}.webp`, document.baseURI).href;
}
