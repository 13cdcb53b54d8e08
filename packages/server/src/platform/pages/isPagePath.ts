const PAGES = [
  '',
  'about-us',
  'cart',
  'categories',
  'checkout',
  'contact-us',
  'delivery-policy',
  'faqs/:id?',
  'forgot-password',
  'how-to-order',
  'index.html',
  'invitation/:token',
  'list/:id',
  'lists',
  'order/:id',
  'orders',
  'patient/add/:id?',
  'patients',
  'payment/:id',
  'privacy-policy',
  'product/:id?',
  'practitioners',
  'prescribers',
  'prescribers/add',
  'prescription/:id',
  'prescription/:id/:token',
  'prescriptions',
  'products',
  'profile',
  'quick-order',
  'reset-password/:token',
  'resources',
  'signin',
  'signup',
  'terms-and-conditions',
  'users/confirm/:token',
  'users/documents/:token',
  'verify/:id',
];

const PATTERN = new RegExp(
  `^/*(${PAGES.map((page) => page.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
);

/** Returns whether a path is one of the storefront's pages, which its own router knows (spec 2). */
export function isPagePath(path: string): boolean {
  return PATTERN.test(path);
}
