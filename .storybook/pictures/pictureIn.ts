import type { ThemeName } from '../../packages/ui/src/theme/themeProperties.ts';
import { keptPictures } from './keptPictures.ts';

const addressOf = (story: string, view: string) =>
  new URL(`pictures/${story}/${view}.webp`, document.baseURI).href;

/** The address of a story's kept picture in a theme; the light one where there is none of that theme, and undefined where none is kept. */
export function pictureIn(theme: ThemeName, story: string): string | undefined {
  const kept = keptPictures[story] ?? [];
  const view = theme === 'dark' && kept.includes('dark') ? 'dark' : 'light';
  return kept.includes(view) ? addressOf(story, view) : undefined;
}
