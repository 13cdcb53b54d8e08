import { expect, type Page } from '@playwright/test';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

const visitorScreens = [
  '/',
  '/categories',
  '/products',
  '/products?search=nothing-like-it',
  '/product/13',
  '/signin',
  '/signup?as=professional',
  '/forgot-password',
  '/reset-password/a-token',
  '/users/confirm/a-token',
  '/users/documents/a-token',
  '/privacy-policy',
  '/delivery-policy',
  '/about-us',
  '/how-to-order',
  '/faqs',
  '/faqs/password',
  '/contact-us',
  '/resources',
];
const buyerScreens = ['/product/13', '/cart', '/checkout', '/orders', '/profile'];

/** Records every violation of the content security policy on the page. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    const { tellViolation } = globalThis as unknown as { tellViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      tellViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
  }
}

test('the policy stops a page from turning text into HTML and reports it', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'allowed';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
  await expect.poll(() => violations.join('\n')).toContain('require-trusted-types-for');
});

test(
  "no visitor's screen violates the content security policy",
  { tag: '@sweep' },
  async ({ page }) => {
    const violations = await watchPolicy(page);
    await visit(page, visitorScreens);
    await page.goto('/terms-and-conditions');
    await page.getByRole('heading', { name: '4. Prices and VAT' }).waitFor();
    await page.goto('/dev/mailbox');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(violations).toEqual([]);
  },
);

test(
  "no buyer's screen violates the content security policy",
  { tag: '@sweep' },
  async ({ page, buyers }) => {
    const violations = await watchPolicy(page);
    await enterSignedIn(page, buyers.prescriber);
    await visit(page, buyerScreens);
    expect(violations).toEqual([]);
  },
);
