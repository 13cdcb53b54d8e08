import { describe, expect, test } from 'vitest';
import { aCategory } from '../catalogue/fixtures/aCategory.ts';
import { aProduct } from '../catalogue/fixtures/aProduct.ts';
import { faqQuestions } from '../content/faqQuestions.ts';
import type { HeadCatalogue } from './PageHead.ts';
import { entrancePages } from './entrancePages.ts';
import { headOf } from './headOf.ts';
import { LONGEST_DESCRIPTION } from './PageHead.ts';
import { publicPages } from './publicPages.ts';
import { publicPaths, withQuery } from './publicPaths.ts';
import { structuredData } from './structuredData.ts';

const fillers = aCategory({
  id: 2,
  name: 'Fillers',
  description: 'Gels of hyaluronic acid, by area.',
});
const lips = aCategory({ id: 3, name: 'Lips', parentId: 2, description: '' });
const product = {
  ...aProduct({ id: 12, name: 'Lip filler' }),
  description: 'A smooth gel for the lips, sterile.',
  categoryIds: [3],
};
const catalogue: HeadCatalogue = {
  categories: [fillers, lips],
  product: (id) => (id === product.id ? product : undefined),
  countIn: (categoryId) => (categoryId === undefined ? 30 : 14),
};
const at = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return headOf({ path, query: new URLSearchParams(query) }, catalogue);
};

describe('the head of a page', () => {
  test('is unique for every indexed page, with a description short enough to be shown whole', () => {
    const addresses = [
      ...[...publicPages(), ...entrancePages()].map(({ path }) => path),
      '/products',
      '/products?page=2',
      '/categories?categoryId=2',
      '/products?categoryId=2',
      '/products?categoryId=3',
      '/product/12',
    ];
    const heads = addresses.map(at);
    expect(heads.map(({ canonical }) => canonical)).toEqual(addresses);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(addresses.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(addresses.length);
    for (const { description } of heads) {
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    }
  });

  test.each([
    ['/', 'Pharmacy supplies for aesthetics practices – Formulary'],
    ['/product/12', 'Lip filler – Formulary'],
    ['/categories', 'Shop by category – Formulary'],
    ['/categories?categoryId=2', 'Fillers – Formulary'],
    ['/products?categoryId=2', 'Fillers, all products – Formulary'],
    ['/products?categoryId=3', 'Lips – Formulary'],
    ['/products?page=2', 'All products, page 2 – Formulary'],
    ['/products?search=gel&page=3', 'Results for ‘gel’, page 3 – Formulary'],
    ['/products?search=gel&categoryId=3', '‘gel’ in Lips – Formulary'],
    ['/faqs/password', `${faqQuestions.password} – Formulary`],
    ['/signup?as=other', 'Sign up as a non-healthcare professional – Formulary'],
  ])('of %s has the title %j', (address, title) => {
    expect(at(address).title).toBe(title);
  });

  test.each([
    ['/About-Us/', '/about-us'],
    ['//faqs/password', '/faqs/password'],
    ['/?utm_source=mail', '/'],
    ['/products?page=1', '/products'],
    ['/products?page=99', '/products?page=3'],
    ['/products?page=minus&categoryId=2', '/products?categoryId=2'],
    ['/products?search=%20', '/products'],
    ['/products?sort=id&form=nothing&sub=x&stock=all', '/products'],
    ['/categories?categoryId=3', '/products?categoryId=3'],
    ['/signup?as=somebody', '/signup'],
  ])('of %s has the canonical address %s', (address, canonical) => {
    expect(at(address).canonical).toBe(canonical);
  });

  test.each([
    '/products?search=gel',
    '/products?stock=in',
    '/products?sort=name&page=2',
    '/products?categoryId=2&form=cream',
    '/products?view=table',
    '/products?categoryId=9',
    '/categories?categoryId=9',
    '/product',
    '/product/99',
    '/product/12x',
    '/product/12/more',
    '/faqs/returns',
    '/faqs/Password',
    '/cart',
    '/orders',
    '/order/1',
    '/forgot-password',
    '/reset-password/token',
    '/users/confirm/token',
    '/verify/1',
    '/index.html',
    '/constructor',
    '/no/such/page',
  ])('keeps %s out of search engines', (address) => {
    const head = at(address);
    expect(head.canonical).toBeUndefined();
    expect(head.title).toMatch(/Formulary$/);
    expect(structuredData({ ...head, trail: [] }, 'https://shop.test')).toEqual([]);
  });

  test('has a default description if the page has none', () => {
    const bare = headOf(
      { path: '/product/12', query: new URLSearchParams() },
      { ...catalogue, product: () => ({ ...product, description: ' ' }) },
    );
    expect(bare.description).toBe('Lip filler, supplied to professionals by Formulary.');
    const silent = headOf(
      { path: '/categories', query: new URLSearchParams({ categoryId: '2' }) },
      { ...catalogue, categories: [{ ...fillers, description: ' ' }, lips] },
    );
    expect(silent.description).toBe('Fillers at Formulary. Lips.');
  });

  test('of a private page contains nothing from its address', () => {
    expect(JSON.stringify(at('/reset-password/k3y'))).not.toContain('k3y');
  });
});

describe('structured data', () => {
  test('describes the shop on the home page', () => {
    expect(structuredData(at('/'), 'https://shop.test')).toEqual([
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Formulary',
        legalName: 'Formulary Pharmacy Ltd',
        url: 'https://shop.test/',
        address: '1 Dispensary Yard, London, EC1A 0AA, United Kingdom',
      }),
    ]);
  });

  test('describes a product and its breadcrumbs, without price, offer or stock', () => {
    const data = structuredData(at('/product/12'), 'https://shop.test');
    expect(data).toEqual([
      {
        '@type': 'Product',
        name: 'Lip filler',
        description: product.description,
        productID: '12',
        url: 'https://shop.test/product/12',
        image: 'https://shop.test/images/products/ha-lip-24-1.svg',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['Shop', '/categories'],
          ['Fillers', '/categories?categoryId=2'],
          ['Lips', '/categories?categoryId=3'],
          ['Lip filler', '/product/12'],
        ].map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `https://shop.test${path}`,
        })),
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/price|offer|stock|availability|58[.,]?5/i);
  });
});

test('a search term survives writing and reading an address', () => {
  for (const search of ['a b', 'a+b&c=d', '’%?#', 'é😀']) {
    const [path, query] = publicPaths.products({ search }).split('?');
    expect([path, new URLSearchParams(query).get('search')]).toEqual(['/products', search]);
  }
  expect(withQuery('/a', { b: '\ud800' })).toBe('/a?b=%EF%BF%BD');
});
