import { paintValues } from './paintValues.ts';

/**
 * The style that gives a drawing's paints their values, and only those it uses. A picture in a page is told the page's
 * `color-scheme`, which the shop's themes set; opened alone it follows the system.
 */
export function pictureStyle(body: string): string {
  const used = [...paintValues].filter(([name]) => body.includes(`var(--${name})`));
  const day = used.map(([name, paint]) => `--${name}:${paint.day}`).join(';');
  const night = used.map(([name, paint]) => `--${name}:${paint.night}`).join(';');
  return `<style>:root{${day}}@media (prefers-color-scheme:dark){:root{${night}}}</style>`;
}
