import type { StaticPageFile } from '@formulary/rules/content/prose';
import { readFile } from 'node:fs/promises';

/** Returns the HTML of a policy that the shop came with; empty if it is not there. */
export function readOwnText(page: StaticPageFile): Promise<string> {
  const file = new URL(`../../../../storefront/public/assets/${page}.html`, import.meta.url);
  return readFile(file, 'utf8').catch(() => '');
}
