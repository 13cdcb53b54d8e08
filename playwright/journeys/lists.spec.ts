import { expect } from '@playwright/test';
import { passAxe } from '../fixtures/passAxe.ts';
import { enterSignedIn, toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** A buyer with an order whom no other journey uses. */
const BUYER = 'practitioner2@formulary.test';

test('a buyer saves an order as a list, changes it, and adds it to the cart with one press', async ({
  page,
}) => {
  await enterSignedIn(page, BUYER);
  const quantities = page.getByRole('textbox', { name: /^Quantity of/ });

  await test.step('saves the order once on a double press', async () => {
    await visit(page, '/orders');
    await page
      .getByRole('link', { name: /^View Order/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Save as a list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a list' });
    await dialog.getByRole('textbox', { name: /^Name of the list/ }).fill('Mondays');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(toast(page, 'Added to Mondays')).toBeVisible();
    await page.getByRole('button', { name: 'View list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mondays' })).toBeVisible();
  });
  await test.step('changes the list, which survives a reload', async () => {
    const quantity = quantities.first();
    await quantity.fill('3');
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/lists/lines'));
    await quantity.press('Enter');
    await saved;
    await page.reload();
    await expect(quantity).toHaveValue('3');
  });
  await test.step('removes a product and restores it', async () => {
    const count = await quantities.count();
    await page
      .getByRole('button', { name: /^Take .* off the list$/ })
      .first()
      .click();
    await expect(quantities).toHaveCount(count - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(quantities).toHaveCount(count);
    await passAxe(page);
  });
  await test.step('adds the list to the cart once, however often the buyer presses', async () => {
    await page.getByRole('button', { name: 'Add all to cart' }).dblclick();
    await page.getByRole('link', { name: 'See your cart' }).click();
    await expect(quantities.first()).toHaveValue('3');
  });
  await test.step('deletes the list', async () => {
    await visit(page, '/lists');
    await page.getByRole('link', { name: 'Mondays' }).click();
    await page.getByRole('button', { name: /^Delete list/ }).click();
    await page.getByRole('button', { name: /^Yes, delete the list/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your lists' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mondays' })).toBeHidden();
  });
});
