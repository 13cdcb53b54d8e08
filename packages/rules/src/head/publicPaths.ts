import type { AccountKind } from '../accounts/accountKind.ts';
import { type ProductListing, listingParams } from '../catalogue/listing/productListing.ts';
import { laterPage } from '../paging/pageWindow.ts';

/** Appends a query to a path. Leaves out undefined, empty and zero values. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 0,
  );
  if (given.length === 0) return path;
  return `${path}?${given.map(([name, value]) => `${name}=${written(String(value))}`).join('&')}`;
}

/** Encodes a value like a form: a space becomes a plus. */
function written(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+');
}

interface ProductsPath extends ProductListing {
  readonly page?: number | undefined;
}

/** The public addresses (spec 2). */
export const publicPaths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  signUpAs: (kind: AccountKind) => withQuery('/signup', { as: kind }),
  forgotPassword: '/forgot-password',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  delivery: '/delivery-policy',
  contactUs: '/contact-us',
  aboutUs: '/about-us',
  howToOrder: '/how-to-order',
  faqs: '/faqs',
  resources: '/resources',
  /** The page of one answer. */
  faq: (id: string) => `/faqs/${id}`,
  categories: (categoryId?: number) => withQuery('/categories', { categoryId }),
  products: ({ page, ...listing }: ProductsPath = {}) =>
    withQuery('/products', { ...listingParams(listing), page: laterPage(page) }),
  product: (id: number) => `/product/${id}`,
} as const;
