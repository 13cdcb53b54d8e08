import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { accounts, enterSignedIn } from '../fixtures/shop.ts';

const visitorScreens = [
  '/',
  '/categories',
  '/products',
  '/product/13',
  '/signin',
  '/signup',
  '/signup?as=professional',
  '/forgot-password',
  '/reset-password/a-token',
  '/users/documents/a-token',
  '/terms-and-conditions',
];
const buyerScreens = ['/products', '/product/13', '/cart', '/orders', '/checkout', '/profile'];

const screens = [
  ...visitorScreens.map((path) => ({ path, account: undefined })),
  ...buyerScreens.map((path) => ({ path, account: accounts.prescriber })),
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path, account } of screens) {
    test(`${path} as ${account ?? 'a visitor'} in ${colorScheme} passes axe and never scrolls sideways`, async ({
      page,
    }) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (account) await enterSignedIn(page, account);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px wide`).toBeLessThanOrEqual(0);
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}
