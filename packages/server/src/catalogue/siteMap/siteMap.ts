import { childCategories } from '@formulary/rules/catalogue/categoryTree';
import { publicPages } from '@formulary/rules/head/publicPages';
import { publicPaths } from '@formulary/rules/head/publicPaths';
import type { TreeCategory } from '@formulary/rules/catalogue/categoryTree';

/** Maximum addresses of a site map (sitemaps.org). */
const MOST = 50_000;

/** Content of the site map. */
export interface SiteMapInput {
  /** The shop's public address. */
  readonly shopUrl: string;
  readonly categories: readonly TreeCategory[];
  readonly productIds: readonly number[];
}

/** Returns the site map of the shop: pages, categories, then products. */
export function siteMap({ shopUrl, categories, productIds }: SiteMapInput): string {
  // A category without children has no overview page (spec 2.9).
  const parents = categories.filter(({ id }) => childCategories(categories, id).length > 0);
  const paths = [
    ...publicPages().map(({ path }) => path),
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
