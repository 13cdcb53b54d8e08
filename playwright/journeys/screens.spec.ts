import { expect } from '@playwright/test';
import { passAxe } from '../fixtures/passAxe.ts';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { widthsThatScroll } from '../fixtures/widthsThatScroll.ts';

/** Screens of buyers. takeover.spec.ts checks the screens of visitors. */
const screens = [
  '/products',
  '/product/13',
  '/cart',
  '/orders',
  '/lists',
  '/list/usual',
  '/checkout',
  '/profile',
  '/practitioners',
  '/prescription/template',
];

test.describe('passes axe in each theme and never scrolls sideways', { tag: '@sweep' }, () => {
  for (const path of screens)
    test(`${path} as a prescriber`, async ({ page, buyers }) => {
      await enterSignedIn(page, buyers.prescriber);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet(page);
      expect(await widthsThatScroll(page)).toEqual([]);
      await passAxe(page);
      expect(problems).toEqual([]);
    });
});
