import type { FastifyInstance } from 'fastify';
import { siteMap } from './siteMap.ts';
import type { Shop } from '../../start/Shop.ts';

const ACCESS = { config: { access: 'public' } } as const;
/** Private pages, and pages that lead to them. */
const PRIVATE = [
  '/api/',
  '/cart',
  '/checkout',
  '/order',
  '/payment',
  '/patient',
  '/practitioners',
  '/prescribers',
  '/prescription',
  '/profile',
  '/verify/',
  '/users/',
  '/invitation/',
  '/reset-password/',
] as const;

/** Registers `/robots.txt` and `/sitemap.xml` for search engines. */
export function registerSiteMap(
  app: FastifyInstance,
  shop: Pick<Shop, 'catalogue' | 'shopUrl'>,
): void {
  app.get('/robots.txt', ACCESS, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...PRIVATE.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${shop.shopUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', ACCESS, async (_request, reply) => {
    const book = await shop.catalogue.current();
    const text = siteMap({
      shopUrl: shop.shopUrl,
      categories: book.categories,
      productIds: [...book.list({})],
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text);
  });
}
