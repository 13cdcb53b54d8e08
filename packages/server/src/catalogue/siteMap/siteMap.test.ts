import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicPages } from '@formulary/rules/head/publicPages';
import { isPagePath } from '../../platform/pages/isPagePath.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addCategory, addProduct } from '../../testing/testData.queries.ts';
import { siteMap } from './siteMap.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
const linesOf = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, words]) => words);

const pagePaths = publicPages().map(({ path }) => path);

test('the site map lists exactly the public pages, categories and products on sale', async () => {
  const parentId = await addCategory(shop.db, 'Injectables');
  const categoryId = await addCategory(shop.db, 'Fillers', parentId);
  const productId = await addProduct(shop.db);
  await expect
    .poll(async () => (await get('/sitemap.xml')).body)
    .toContain(`/product/${productId}<`);
  const answer = await get('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const paths = [
    ...pagePaths,
    '/products',
    `/categories?categoryId=${parentId}`,
    `/products?categoryId=${parentId}`,
    `/products?categoryId=${categoryId}`,
    `/product/${productId}`,
  ];
  const expected = paths.map((path) => `https://shop.test${path}`);
  expect(new Set(linesOf(answer.body, 'loc'))).toEqual(new Set(expected));
});

test('every listed page exists', () => {
  for (const page of pagePaths) expect([page, isPagePath(page)]).toEqual([page, true]);
});

test('the site map has at most the 50,000 addresses that search engines read', () => {
  const productIds = Array.from({ length: 60_000 }, (_none, index) => index + 1);
  const text = siteMap({
    shopUrl: 'https://shop.test/?a&b',
    categories: [{ id: 1, parentId: 0 }],
    productIds,
  });
  expect(linesOf(text, 'loc')).toHaveLength(50_000);
  expect(text).toContain('<loc>https://shop.test/?a&amp;b/</loc>');
});

test('robots.txt names the site map and excludes private pages', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('Sitemap: https://shop.test/sitemap.xml');
  const forbidden = answer.body.match(/(?<=^Disallow: ).*$/gm) ?? [];
  const isLeftAlone = (path: string) => forbidden.some((start) => path.startsWith(start));
  for (const path of ['/cart', '/orders', '/order/1', '/verify/1', '/prescription/1/token']) {
    expect([path, isLeftAlone(path)]).toEqual([path, true]);
  }
  for (const page of [...pagePaths, '/product/1', '/products?categoryId=1']) {
    expect([page, isLeftAlone(page)]).toEqual([page, false]);
  }
});
