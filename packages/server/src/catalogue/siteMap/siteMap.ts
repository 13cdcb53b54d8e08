import { childCategories } from '@formulary/rules/catalogue/childCategories';
import { publicPages } from '@formulary/rules/head/publicPages';
import { publicPaths } from '@formulary/rules/head/publicPaths';
import type { PlacedCategory } from '@formulary/rules/catalogue/placedCategory';

/** The most addresses that a site map may have (sitemaps.org). */
const MOST = 50_000;

/** What search engines are told to read, in the order of what matters most. */
export interface SiteMapInput {
  /** The shop's public address. */
  readonly shopUrl: string;
  readonly categories: readonly PlacedCategory[];
  readonly productIds: readonly number[];
}

/** The public pages of the shop as a site map: the pages, the categories, then the products. */
export function siteMap({ shopUrl, categories, productIds }: SiteMapInput): string {
  // A category without children has no page of them (spec 2.9).
  const parents = categories.filter(({ id }) => childCategories(categories, id).length > 0);
  const paths = [
    ...publicPages.map(({ path }) => path),
    publicPaths.products(),
    ...parents.map(({ id }) => publicPaths.categories(id)),
    ...categories.map(({ id }) => publicPaths.products({ categoryId: id })),
    ...productIds.map((id) => publicPaths.product(id)),
  ].slice(0, MOST);
  const urls = paths.map((path) => `<url><loc>${escapeXml(`${shopUrl}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
