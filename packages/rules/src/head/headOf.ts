import { currentBrand } from '../brand/brand.ts';
import { shopFacts } from '../content/shopFacts.ts';
import { readListing } from '../catalogue/listing/readListing.ts';
import { readPositive } from '../paging/pages.ts';
import { categoriesHead } from './categoriesHead.ts';
import { entrancePages } from './entrancePages.ts';
import type { HeadCatalogue, PageHead } from './PageHead.ts';
import { pageTitles } from './pageTitles.ts';
import { productHead } from './productHead.ts';
import { productsHead } from './productsHead.ts';
import { publicPages } from './publicPages.ts';
import { publicPaths } from './publicPaths.ts';
import { staticHead, unlisted } from './staticHead.ts';
import { tabTitle } from './tabTitle.ts';

/** An address of the shop with its decoded path. */
export interface PageAddress {
  readonly path: string;
  readonly query: { readonly get: (name: string) => string | null };
}

/** The head for an address at which the storefront shows the categories instead. */
const lost = (): PageHead => ({ ...unlisted(), title: tabTitle(pageTitles.categories) });

type Heads = ReadonlyMap<string, PageHead>;

let known: { readonly settings: readonly unknown[]; readonly heads: Heads } | undefined;

/** Returns the heads of the static pages, made again whenever a setting that they state has changed. */
function staticHeads(): Heads {
  const settings = [currentBrand(), shopFacts.cutOff];
  if (!known || settings.some((each, at) => each !== known?.settings[at])) {
    const pages = [...publicPages(), ...entrancePages()];
    known = { settings, heads: new Map(pages.map((page) => [page.path, staticHead(page)])) };
  }
  return known.heads;
}

/** Returns the head that the query of an address determines, if it does. */
type QueryHead = (query: PageAddress['query'], catalogue: HeadCatalogue) => PageHead | undefined;

const ofQuery = new Map<string, QueryHead>([
  [
    'categories',
    (query, catalogue) => {
      const categoryId = readPositive(query.get('categoryId'));
      return categoryId === undefined ? undefined : categoriesHead(catalogue, categoryId);
    },
  ],
  [
    'products',
    (query, catalogue) => {
      const listing = readListing(query);
      const { categoryId, search } = listing;
      const page = readPositive(query.get('page'));
      // Filters, order and view make another page too: rendered for people who get its link, and not cached.
      const isChanged =
        publicPaths.products(listing) !== publicPaths.products({ categoryId, search });
      return productsHead(catalogue, { categoryId, search, page, isChanged });
    },
  ],
  ['signup', (query) => staticHeads().get(`${publicPaths.signUp}?as=${query.get('as') ?? ''}`)],
  ['forgot-password', () => ({ ...unlisted(), title: tabTitle(pageTitles.forgotPassword) })],
]);

/**
 * Returns the head of the page at an address, which the server inserts for search engines and link previews, in the
 * words of the screens. Addresses that the storefront redirects (spec 2.1, 2.11) are not indexed.
 */
export function headOf({ path, query }: PageAddress, catalogue: HeadCatalogue): PageHead {
  const [first = '', second, ...rest] = path.split('/').filter((part) => part !== '');
  const room = first.toLowerCase();
  if (rest.length > 0) return unlisted();
  if (room === 'product') {
    const id = readPositive(second);
    return (id === undefined ? undefined : productHead(catalogue, id)) ?? lost();
  }
  if (room === 'faqs' && second !== undefined) {
    return staticHeads().get(publicPaths.faq(second)) ?? unlisted();
  }
  if (second !== undefined) return unlisted();
  return ofQuery.get(room)?.(query, catalogue) ?? staticHeads().get(`/${room}`) ?? unlisted();
}
