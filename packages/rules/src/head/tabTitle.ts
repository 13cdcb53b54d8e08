import { brand } from '../brand/brand.ts';

/** Returns the title of a page for the browser's tab, screen readers and search engines. */
export function tabTitle(title: string): string {
  return `${title} – ${brand.name}`;
}
