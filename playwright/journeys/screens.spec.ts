import { type Page, expect } from '@playwright/test';
import { passAxe } from '../fixtures/passAxe.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

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
  '/privacy-policy',
  '/delivery-policy',
  '/about-us',
  '/how-to-order',
  '/faqs',
  '/faqs/password',
  '/contact-us',
  '/resources',
];
const buyerScreens = [
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

/** What goes wrong on a page that nobody sees. */
function quietProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

async function hold(page: Page, path: string): Promise<void> {
  const problems = quietProblems(page);
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
  await passAxe(page);
  expect(problems).toEqual([]);
}

test.describe('passes axe in each theme and never scrolls sideways', () => {
  for (const path of visitorScreens) test(`${path} as a visitor`, ({ page }) => hold(page, path));

  for (const path of buyerScreens)
    test(`${path} as a prescriber`, async ({ page, buyers }) => {
      await enterSignedIn(page, buyers.prescriber);
      await hold(page, path);
    });
});
