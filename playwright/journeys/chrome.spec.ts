import { expect } from '@playwright/test';
import { brand } from '../../packages/rules/src/brand/brand.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

test(
  'the footer has registration, address, contact, social links, terms, cards and this year',
  { tag: '@2.29' },
  async ({ page }) => {
    await page.goto('/categories');
    const footer = page.getByRole('contentinfo');
    for (const words of [
      brand.company.registration,
      'General Pharmaceutical Council',
      '1 Dispensary Yard',
      'EC1A 0AA',
      'Visa',
      'Mastercard',
      'Diners Club',
      'Discover',
      'JCB',
      `© ${new Date().getFullYear()}`,
    ]) {
      await expect(footer).toContainText(words);
    }
    await expect(footer.getByRole('link', { name: 'care@formulary.test' })).toHaveAttribute(
      'href',
      'mailto:care@formulary.test',
    );
    for (const { label, href } of brand.social) {
      await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    for (const [name, href] of [
      ['Terms and conditions', '/terms-and-conditions'],
      ['Privacy policy', '/privacy-policy'],
      ['Delivery policy', '/delivery-policy'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
);

test(
  'every amount is in pounds, and GBP is the only currency to choose',
  { tag: '@1.7' },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.practitioner);
    await page.goto('/products');
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect(cards).toHaveCount(12);
    for (const card of await cards.all()) await expect(card).toContainText(/£\d+\.\d\d/);
    expect(await page.getByRole('main').innerText()).not.toMatch(/[$€]/);
    const currency = page.getByRole('banner').getByRole('combobox', { name: 'Currency' });
    await expect(currency.getByRole('option')).toHaveText(['GBP']);
  },
);

test(
  'the categories are asked for once, however many screens show them',
  { tag: '@7.14' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/categorys')) asked.push(request.method());
    });
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Toxins' }).first().click();
    await expect(page).toHaveURL(/categoryId=/);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
    await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/categoryId=/);
    expect(asked).toEqual(['GET']);
  },
);

test(
  'a country is chosen from names with two-letter codes, the United Kingdom first',
  { tag: '@3.10' },
  async ({ page }) => {
    await page.goto('/signup?as=professional');
    const country = page.getByRole('combobox', { name: 'Country', exact: true }).first();
    await expect(country).toBeVisible();
    const options = await country
      .locator('option')
      .evaluateAll((all) =>
        all.map((option) => [(option as HTMLOptionElement).value, option.textContent]),
      );
    const countries = options.filter(([code]) => code !== '');
    expect(countries[0]).toEqual(['GB', 'United Kingdom']);
    expect(countries.length).toBeGreaterThan(190);
    expect(countries.filter(([code]) => !/^[A-Z]{2}$/.test(code ?? ''))).toEqual([]);
  },
);
