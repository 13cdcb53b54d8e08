import { paintValues } from './paintValues.ts';

/**
 * Returns the style with the values of the paints that a drawing uses. Inside a page the picture follows the page's
 * `color-scheme`, which the shop's themes set; opened alone it follows the system.
 */
export function pictureStyle(body: string): string {
  const used = [...paintValues].filter(([name]) => body.includes(`var(--${name})`));
  const day = used.map(([name, paint]) => `--${name}:${paint.day}`).join(';');
  const night = used.map(([name, paint]) => `--${name}:${paint.night}`).join(';');
  return `<style>:root{${day}}@media (prefers-color-scheme:dark){:root{${night}}}</style>`;
}
