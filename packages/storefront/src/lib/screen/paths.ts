import type { ResourceFile } from '@formulary/rules/content/resources';
import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { signStatuses } from './signStatuses.ts';

interface ProductsPath {
  readonly categoryId?: number | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

interface PatientsPath {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

interface PractitionersPath {
  readonly page?: number | undefined;
  /** Whose request to point out. */
  readonly request?: number | undefined;
}

interface PrescriptionsPath {
  readonly orderId?: number | undefined;
  readonly status?: PrescriptionStatus | undefined;
  readonly prescriberId?: number | undefined;
  readonly page?: number | undefined;
}

/** How somebody registers (spec 2.3). */
export type AccountKind = 'professional' | 'other';

function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>) {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 0,
  );
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** A first page is the list itself and needs no number. */
function laterPage(page: number | undefined) {
  return page !== undefined && page > 1 ? page : undefined;
}

/** The one home of the shop's addresses (spec 2). */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  signUpAs: (kind: AccountKind) => withQuery('/signup', { as: kind }),
  forgotPassword: '/forgot-password',
  profile: '/profile',
  cart: '/cart',
  checkout: '/checkout',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  delivery: '/delivery-policy',
  contactUs: '/contact-us',
  aboutUs: '/about-us',
  howToOrder: '/how-to-order',
  faqs: '/faqs',
  resources: '/resources',
  /** A PDF that the shop offers, for a tab of its own. */
  resource: (file: ResourceFile) => `/resources/${file}`,
  /** The page of one answer. */
  faq: (id: string) => `/faqs/${id}`,
  categories: (categoryId?: number) => withQuery('/categories', { categoryId }),
  products: ({ categoryId, search, page }: ProductsPath = {}) =>
    withQuery('/products', { categoryId, search, page: laterPage(page) }),
  product: (id: number) => `/product/${id}`,
  prescribers: '/prescribers',
  addPrescriber: '/prescribers/add',
  practitioners: ({ page, request }: PractitionersPath = {}) =>
    withQuery('/practitioners', { request, page: laterPage(page) }),
  patients: ({ search, page }: PatientsPath = {}) =>
    withQuery('/patients', { search, page: laterPage(page) }),
  addPatient: '/patient/add',
  patient: (id: number) => `/patient/add/${id}`,
  manualPrescription: '/checkout?manual=true',
  /** The prescriptions, or some of them (spec 2.18). */
  prescriptions: ({ orderId, status, prescriberId, page }: PrescriptionsPath = {}) =>
    withQuery('/prescriptions', {
      orderId,
      signStatus: status && signStatuses[status],
      prescriberId,
      page: laterPage(page),
    }),
  /** What waits for a prescriber's signature (spec 2.28). */
  toSign: (prescriberId: number) => paths.prescriptions({ status: 'unsigned', prescriberId }),
  prescription: (id: number) => `/prescription/${id}`,
  prescriptionTemplate: '/prescription/template',
  orders: (page?: number) => withQuery('/orders', { page: laterPage(page) }),
  order: (id: number) => `/order/${id}`,
  payment: (orderId: number) => `/payment/${orderId}`,
} as const;
