import { brand } from '../brand/brand.ts';

/** What the browser's tab, a screen reader and a search engine call a page. */
export function tabTitle(title: string): string {
  return `${title} – ${brand.name}`;
}
