import { expect } from '@playwright/test';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const policies = [
  ['Terms and conditions', '/assets/TC.html', '6. Delivery and risk'],
  ['Privacy policy', '/assets/PP.html', '4. Cookies and what your browser keeps'],
  ['Delivery policy', '/assets/DP.html', '2. Next-day delivery'],
] as const;

test(
  'the footer links terms, privacy and delivery, which load as text and print without the shop around them',
  { tag: ['@2.26', '@7.12'] },
  async ({ page }) => {
    await visit(page, '/categories');
    for (const [title, address, section] of policies) {
      const loading = page.waitForResponse((response) => response.url().endsWith(address));
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
      expect((await loading).headers()['content-type']).toContain('text/html');
      const heading = page.getByRole('heading', { name: section });
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: section })
        .click();
      await expect(heading).toBeInViewport();
      await page.emulateMedia({ media: 'print' });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
      await expect(page.getByRole('banner')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  },
);

test("the privacy policy names every cookie and everything that the shop stores in a buyer's browser", async ({
  page,
  buyers,
}) => {
  await enterSignedIn(page, buyers.practitioner);
  await visit(page, '/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The header and the list show responses, which set the cookie.
  await expect(page.getByRole('main')).toContainText(/F-\d{4}-\d+|You have not placed any order/);
  await quiet(page);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, expires }) => [name, expires])).toEqual([['XSRF-TOKEN', -1]]);
  await visit(page, '/privacy-policy');
  await expect(page.getByText('We set one cookie, XSRF-TOKEN.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['access_token']);
});

test(
  'a visitor reads every public page without signing in',
  { tag: ['@1.6', '@2.26', '@6.1'] },
  async ({ page }) => {
    for (const [address, title, words] of [
      ['/', 'Everything your practice needs, from one pharmacy', 'Shop by category'],
      ['/how-to-order', 'How to order', 'Assign what needs a prescription'],
      ['/about-us', 'About us', 'Whom we supply'],
      ['/faqs', 'Frequently asked questions', 'How do I register?'],
      ['/resources', 'Resources', 'Prescription template'],
      ['/contact-us', 'Contact us', 'Send message'],
      ['/terms-and-conditions', 'Terms and conditions', '6. Delivery and risk'],
      ['/privacy-policy', 'Privacy policy', '4. Cookies and what your browser keeps'],
      ['/delivery-policy', 'Delivery policy', '2. Next-day delivery'],
    ] as const) {
      await page.goto(address, { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main).toContainText(words);
      await expect(page).toHaveURL(address);
    }
  },
);
