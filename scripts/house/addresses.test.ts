import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '@formulary/rules/content/resources';
import { publicPages } from '@formulary/rules/head/publicPages';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { isPagePath } from '../../packages/server/src/platform/pages/isPagePath.ts';
import { paths } from '../../packages/storefront/src/lib/screen/paths.ts';
import { openScreens, ownScreens } from '../../playwright/fixtures/everyScreen.ts';
import { root } from '../root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string, kind: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => join(folder, file));

/** Full paths: the router nests none. */
const routes = [...read('packages/storefront/src/routes.tsx').matchAll(/path: '([^'*]+)'/g)].map(
  ([, path = '']) => ({ path: `/${path}` }),
);
const known = [{ path: '/' }, ...routes];
const files = new Set([
  ...resources.map(({ file }) => `/resources/${file}`),
  '/sitemap.xml',
  '/robots.txt',
]);

/** Replaces template holes with an id, and drops queries and fragments, which choose within a page. */
function plain(address: string): string {
  return address.replaceAll(/\$\{.*?\}/g, '1').replace(/[?#].*$/, '');
}

function leadsSomewhere(address: string): boolean {
  const path = plain(address);
  return files.has(path) || (matchRoutes(known, path) !== null && isPagePath(path));
}

const { resource, ...pages } = paths;
const given: readonly unknown[] = [
  ...resources.map(({ file }) => resource(file)),
  ...Object.values(pages).map((path) =>
    typeof path === 'string' ? path : (path as (input: unknown) => unknown)('1'),
  ),
];
const inMails = filesIn('packages/server/src', /\.ts$/).flatMap((file) =>
  [...read(file).matchAll(/shopUrl\}(\/[^`'"\s]*)/g)].map(([, address = '']) => address),
);
const inTexts = [
  ...filesIn('packages/storefront/public/assets', /\.html$/),
  ...filesIn('packages/storefront/src', /\.tsx?$/),
  ...filesIn('packages/ui/src/pieces', /\.tsx?$/),
].flatMap((file) =>
  [...read(file).matchAll(/href(?:=|: )["'`](\/[^"'`]*)["'`]/g)].map(([, address = '']) => address),
);
const mapped = publicPages().map(({ path }) => path);
/** Addresses in the specification (2.1 to 2.28). */
const specified = [
  '/',
  '/categories',
  '/categories?categoryId=1',
  '/products?search=a',
  '/product/1',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password/a-token',
  '/users/confirm/a-token',
  '/profile',
  '/cart',
  '/checkout?manual=true',
  '/orders',
  '/order/1',
  '/payment/1',
  '/patients',
  '/patient/add',
  '/patient/add/1',
  '/prescriptions?signStatus=0&prescriberId=1',
  '/prescription/1',
  '/prescription/1/a-token',
  '/prescription/template',
  '/prescribers',
  '/prescribers/add',
  '/practitioners',
  '/about-us',
  '/faqs',
  '/how-to-order',
  '/resources',
  '/contact-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/delivery-policy',
];

describe('every address leads to a page', () => {
  test.each([
    ['that the storefront makes', given, 30],
    ['in a mail or an answer of the server', inMails, 15],
    ['that stands in a text or a menu', inTexts, 3],
    ['in the site map', mapped, 7],
    ['that the specification names', specified, 34],
  ] as const)('%s', (_which, addresses, atLeast) => {
    // Lower bound, in case the search no longer finds them.
    expect(addresses.length).toBeGreaterThanOrEqual(atLeast);
    expect(addresses.filter((address) => !leadsSomewhere(String(address)))).toEqual([]);
  });

  test('an address without a page has no route', () => {
    const wrong = ['/nowhere', '/resources/none.pdf', '/prescription', '/order', '/users/confirm'];
    expect(wrong.filter(leadsSomewhere)).toEqual([]);
  });

  test('the journey over every screen opens every route', () => {
    const walked = [...openScreens, ...ownScreens({ orderId: 1, prescriptionId: 1, patientId: 1 })];
    const opened = new Set(
      walked.map((address) => matchRoutes(known, plain(address))?.at(-1)?.route.path),
    );
    expect(known.map(({ path }) => path).filter((path) => !opened.has(path))).toEqual([]);
  });

  test("the server knows exactly the router's pages", () => {
    expect(routes.length).toBeGreaterThan(30);
    const samples = routes.map(({ path }) => path.replace(/\/:\w+\?/, '').replaceAll(/:\w+/g, '1'));
    expect(samples.filter((path) => !isPagePath(path))).toEqual([]);
    const [, list = ''] =
      /const PAGES = \[([^\]]*)\]/.exec(read('packages/server/src/platform/pages/isPagePath.ts')) ??
      [];
    const listed = [...list.matchAll(/'([^']*)'/g)].map(([, page = '']) => page);
    const served = listed
      .filter((page) => page !== 'index.html')
      .map((page) => `/${page.replace(/\/:\w+\?/, '').replaceAll(/:\w+/g, '1')}`);
    expect(served.length).toBeGreaterThan(30);
    expect(served.filter((path) => matchRoutes(known, path) === null)).toEqual([]);
  });
});
