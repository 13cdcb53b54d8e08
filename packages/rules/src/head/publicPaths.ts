import type { AccountKind } from '../accounts/accountKind.ts';
import { laterPage } from '../paging/laterPage.ts';
import { withQuery } from './withQuery.ts';

interface ProductsPath {
  readonly categoryId?: number | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

/** The addresses that a visitor may open (spec 2). */
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
  products: ({ categoryId, search, page }: ProductsPath = {}) =>
    withQuery('/products', { categoryId, search, page: laterPage(page) }),
  product: (id: number) => `/product/${id}`,
} as const;
