import type { ThemeName } from '@formulary/theme/themeProperties';

declare const KEPT_PICTURES: Readonly<Record<string, readonly string[]>> | undefined;

/** Stored pictures by story id. `main.ts` fills them in, so that no page requests a missing one. */
export const keptPictures: Readonly<Record<string, readonly string[]>> =
  typeof KEPT_PICTURES === 'undefined' ? {} : KEPT_PICTURES;

/**
 * Returns the address of a story's stored picture in a theme, on a phone or on paper. Falls back to the light picture, then to
 * undefined.
 */
export function pictureIn(
  theme: ThemeName,
  story: string,
  wanted?: 'phone' | 'print',
): string | undefined {
  const kept = keptPictures[story] ?? [];
  const themed = theme === 'dark' && kept.includes('dark') ? 'dark' : 'light';
  const view = wanted ?? themed;
  if (!kept.includes(view)) return undefined;
  return new URL(`pictures/${story}/${view}.webp`, document.baseURI).href;
}
