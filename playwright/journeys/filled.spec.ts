import { expect } from '@playwright/test';
import { axeFindings } from '../fixtures/axeFindings.ts';
import { passAxe } from '../fixtures/passAxe.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const LEAFLET = 'Patient leaflet: after your filler treatment, pack of 50';

test(
  'the filled cart, the result, the orders list and the order pass axe in each theme, and each checkout section in light',
  { tag: '@sweep' },
  async ({ page, buyers }) => {
    // Nine screens, some in three themes. Stories check each section in all of them.
    test.slow();
    await enterSignedIn(page, buyers.practitioner);
    const next = () => page.getByRole('button', { name: 'Save and continue' }).click();

    await test.step('checks a cart with a line', async () => {
      await visit(page, `/products?search=${encodeURIComponent(LEAFLET)}`);
      await page.getByRole('link', { name: LEAFLET, exact: true }).click();
      const added = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/carts') && answer.request().method() === 'POST',
      );
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      expect((await added).status()).toBe(200);
      await visit(page, '/cart');
      await expect(page.getByRole('row', { name: LEAFLET })).toBeVisible();
      await passAxe(page);
    });

    await test.step('checks the delivery section', async () => {
      await visit(page, '/checkout');
      await page.getByRole('radio', { name: /Next working day delivery/ }).check();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('checks the billing section', async () => {
      await next();
      await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('checks the shipping section with its fields', async () => {
      await next();
      await page.getByRole('checkbox', { name: 'Same as Billing Address' }).uncheck();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('checkbox', { name: 'Same as Billing Address' }).check();
    });

    await test.step('checks the payment section', async () => {
      await next();
      await page.getByRole('radio', { name: /^Bank transfer/ }).check();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('checks the note and the terms', async () => {
      await next();
      await page.getByRole('textbox', { name: /Note for the pharmacy/ }).fill('Leave at reception');
      await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
      expect(await axeFindings(page)).toEqual([]);
    });

    const number = /F-\d{4}-\d{6}/;
    await test.step('checks the result of the order', async () => {
      await page.getByRole('button', { name: 'Place Order' }).click();
      await expect(page.getByRole('link', { name: number })).toBeVisible();
      await passAxe(page);
    });

    await test.step('checks the orders list and the order', async () => {
      await visit(page, '/orders');
      await expect(page.getByRole('row', { name: number }).first()).toBeVisible();
      await passAxe(page);
      await page
        .getByRole('link', { name: /View Order/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
      await passAxe(page);
    });
  },
);
