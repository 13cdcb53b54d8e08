import type { AccountKind } from '../accounts/accountKind.ts';
import { listingParams } from '../catalogue/listing/listingParams.ts';
import type { ProductListing } from '../catalogue/listing/ProductListing.ts';
import { laterPage } from '../paging/pageWindow.ts';
import { withQuery } from './withQuery.ts';

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
