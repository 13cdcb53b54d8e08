import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import {
  getPublicProduct,
  getPublicProductFacets,
  listCategories,
  listPublicProducts,
} from '@formulary/rules/calls/catalogueCalls';
import type { PublicProductFacets } from '@formulary/rules/catalogue/listing/filters';
import type { DrawnPage, VisitorsAnswer } from '@formulary/rules/pages/Storefront';
import { describe, expect, test, vi } from 'vitest';
import { publicProductOf } from './features/catalogue/mocks/publicProductOf.ts';
import { storefront } from './server.tsx';

const HOSTILE = `</script><img src=x onerror=alert(1)>"'&\u2028\u2029 $&`;

const shelf = aCategory({ id: 2, name: HOSTILE, description: HOSTILE });
const filler = publicProductOf(aProduct({ id: 7, name: HOSTILE, description: HOSTILE }));

const facets: PublicProductFacets = {
  count: 1,
  inStock: 1,
  onPrescription: 1,
  withoutPrescription: 1,
  forms: [{ form: 'filler', count: 1 }],
  subCategories: [{ id: 2, count: 1 }],
};

/** Answers for a shop of one product with a hostile name. */
const answer: VisitorsAnswer = (name, input) => {
  switch (name) {
    case 'listCategories':
      return { wire: listCategories.answer.write([shelf]) };
    case 'getPublicProductFacets':
      return { wire: getPublicProductFacets.answer.write(facets) };
    case 'readSearch':
      return { wire: {} };
    case 'listPublicProducts':
      return { wire: listPublicProducts.answer.write([filler]) };
    case 'getPublicProduct': {
      const { params } = input as { readonly params: { readonly id: number } };
      return params.id === 7 ? { wire: getPublicProduct.answer.write(filler) } : 'missing';
    }
    default:
      return undefined;
  }
};

/** Answers with data that no screen can decode. */
const broken: VisitorsAnswer = () => ({ wire: 'no list' });

async function drawn(address: string, by = storefront) {
  const page = await by.draw(address, answer);
  if (page.kind !== 'page') throw new Error(`${address} leads to ${page.to}`);
  return { ...page, html: Buffer.from(page.html).toString() };
}

describe('storefront on the server', () => {
  test.each([
    '/',
    '/categories',
    '/products',
    `/products?search=${encodeURIComponent(HOSTILE)}`,
    '/product/7',
  ])('escapes hostile text of %s', async (address) => {
    const { html } = await drawn(address);
    expect(html.replaceAll('<!-- -->', '')).toContain(
      '&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;',
    );
    expect(html).not.toMatch(/<script|<img src=x/);
  });

  test('renders a page from public answers, and returns those answers', async () => {
    const { html, answers, screens } = await drawn('/products');
    expect(html).toContain('Login to see prices');
    expect(Object.values(answers)).toEqual([
      [expect.objectContaining({ category_name: HOSTILE })],
      expect.objectContaining({ count: 1 }),
      [expect.objectContaining({ product_name: HOSTILE })],
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/price|promotion|qtyin|minstock|vat/i);
    expect(html).not.toContain('aria-busy="true"');
    expect(screens).toBeInstanceOf(Array);
  });

  test.each([
    ['/', 'slides/dispensary.svg'],
    ['/categories', 'categories/1.svg'],
    ['/products', 'products/1.svg'],
  ])('preloads one image of %s, the first', async (address, first) => {
    const three = [1, 2, 3];
    const shelves = three.map((id) => aCategory({ id, image: `${id}.svg` }));
    const fillers = three.map((id) => publicProductOf(aProduct({ id, image: `${id}.svg` })));
    const many: VisitorsAnswer = (name, input) => {
      if (name === 'listCategories') return { wire: listCategories.answer.write(shelves) };
      if (name === 'listPublicProducts') return { wire: listPublicProducts.answer.write(fillers) };
      return answer(name, input);
    };
    const page = await storefront.draw(address, many);
    const { preloads, html } = page as DrawnPage;
    const fetched = [...preloads.matchAll(/as="image" href="([^"]+)"/g)].map(([, file]) => file);
    expect(fetched).toEqual([`/images/${first}`]);
    // The other images are lazy.
    expect(Buffer.from(html).toString()).toContain('3.svg" alt="" loading="lazy"');
  });

  test('renders the same page for everybody, every time', async () => {
    const [first, second] = [await drawn('/product/7'), await drawn('/product/7')];
    expect(second).toEqual(first);
  });

  test('renders the same page with loaded and with unloaded parts', async () => {
    vi.resetModules();
    const begun = await import('./server.tsx');
    // The first page loads the shared parts; the parts of the next are not loaded yet.
    await begun.storefront.draw('/', answer);
    const waitedFor = await drawn('/products', begun.storefront);
    expect(waitedFor.html).not.toContain('<!--$!-->');
    const atOnce = await drawn('/products', begun.storefront);
    // A render that waits also collects the styles of placeholders.
    const styles: unknown = expect.stringContaining('data-styled');
    expect(atOnce).toEqual({ ...waitedFor, styles });
  });

  test.each(['/orders', '/checkout', '/prescription/5', '/patient/add'])(
    'renders only a frame for the private page %s',
    async (address) => {
      const { html, answers } = await drawn(address);
      expect(html).toContain('Loading…');
      expect(Object.keys(answers).filter((key) => !key.includes('listCategories'))).toEqual([]);
    },
  );

  test.each([
    ['/nowhere', '/categories'],
    ['/product', '/categories'],
    ['/product/abc', '/categories'],
    ['/product/99', '/categories'],
    ['/categories?categoryId=2', '/products?categoryId=2'],
  ])('redirects %s to %s', async (address, to) => {
    expect(await storefront.draw(address, answer)).toEqual({ kind: 'redirect', to });
  });

  test('fails when a part of the page fails, and renders the next page', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(storefront.draw('/categories', broken)).rejects.toThrow('could not be read');
    expect((await drawn('/categories')).html).toContain('Shop by category');
    vi.restoreAllMocks();
  });
});
