import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../root.ts';
import { publicScreens } from './publicScreens.ts';

test('a screen is public unless a route around it requires sign-in', () => {
  const routes = `
    const lazy = (from: string) => ({ from });
    export const createRoutes = () => [
      { path: 'home', lazy: async () => (await import('./Home.tsx')).Home },
      { loader: guard.visitor, lazy: async () => (await import('./SignIn.tsx')).SignIn },
      { loader: guard.signedIn, children: [{ lazy: async () => (await import('./Cart.tsx')).Cart }] },
    ];`;
  expect([...publicScreens(routes)]).toEqual(['./Home.tsx', './SignIn.tsx']);
});

test('the shop’s routes have public screens, and the cart is not one of them', () => {
  const routes = readFileSync(join(root, 'packages/storefront/src/routes.tsx'), 'utf8');
  const screens = publicScreens(routes);
  expect(screens).toContain('./features/catalogue/Products/Products.tsx');
  expect(screens).toContain('./features/accounts/SignIn/SignIn.tsx');
  expect(screens).not.toContain('./features/carts/Cart.tsx');
});
