/** The most addresses that a site map may have (sitemaps.org). */
const MOST = 50_000;

/** What search engines are told to read, in the order of what matters most. */
export interface SiteMapInput {
  /** The shop's public address. */
  readonly shopUrl: string;
  readonly categoryIds: readonly number[];
  readonly productIds: readonly number[];
}

/** Pages that anybody may read and that do not change with who reads them. */
export const publicPages: readonly string[] = [
  '/',
  '/categories',
  '/products',
  '/contact-us',
  '/terms-and-conditions',
];

/** The public pages of the shop as a site map: the pages, the categories, then the products. */
export function siteMap({ shopUrl, categoryIds, productIds }: SiteMapInput): string {
  const paths = [
    ...publicPages,
    ...categoryIds.map((id) => `/products?categoryId=${id}`),
    ...productIds.map((id) => `/product/${id}`),
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
