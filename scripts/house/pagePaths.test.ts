import type { RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { isPagePath } from '../../packages/server/src/platform/pages/isPagePath.ts';

// The storefront reads a session when it loads, and this test has no browser.
vi.stubGlobal('localStorage', { getItem: () => null });
const { createRoutes } = await import('../../packages/storefront/src/routes.tsx');

/** Returns the addresses of the storefront's screens, with values for their parameters. */
function addressesOf(routes: readonly RouteObject[]): readonly string[] {
  return routes.flatMap(({ path, index, children }) => {
    if (index === true) return ['/'];
    if (path === undefined || path === '*') return addressesOf(children ?? []);
    return path.includes('?')
      ? [`/${path.replace(/\/:\w+\?/, '')}`, `/${path.replace(/:\w+\?/, '5')}`]
      : [`/${path.replace(/:\w+/, '5')}`];
  });
}

const addresses = addressesOf(createRoutes());

test('the router has screens', () => {
  expect(addresses).toContain('/product/5');
  expect(addresses).toContain('/product');
  expect(addresses).toContain('/orders');
});

test.each(addresses)('the server knows %s as a page', (address) => {
  expect(isPagePath(address)).toBe(true);
});
