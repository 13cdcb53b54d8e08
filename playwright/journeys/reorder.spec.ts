import { expect } from '@playwright/test';
import { countActions } from '../fixtures/countActions.ts';
import { placeOrder } from '../fixtures/placeOrder.ts';
import { addPatients } from '../fixtures/practice.ts';
import { enterSignedIn, PASSWORD, toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const MOST_ACTIONS = 12;
const LINES = 20;

test(
  'a buyer orders the twenty lines of the last order again in at most twelve actions, from sign-in to the order',
  { tag: ['@2.14', '@5.21', '@long-job'] },
  async ({ page, browser, buyers, request }) => {
    await test.step('has ordered twenty lines before', async () => {
      const before = await browser.newPage();
      const token = await enterSignedIn(before, buyers.practitioner);
      await before.close();
      await placeOrder(request, token, { lines: LINES });
    });
    const act = countActions(page);

    await test.step('signs in on the way to the orders', async () => {
      await act.goTo('/orders');
      await act.type(page.getByRole('textbox', { name: 'Email' }), buyers.practitioner);
      await act.type(page.getByLabel('Password', { exact: true }), PASSWORD);
      await act.press(page.getByRole('main').getByRole('button', { name: 'Login' }));
    });
    await test.step('puts the last order into the cart again', async () => {
      await act.press(page.getByRole('button', { name: /^Buy again/ }).first());
      await act.press(page.getByRole('link', { name: 'View cart' }));
      await expect(page.getByRole('row')).toHaveCount(LINES + 1);
      await act.press(page.getByRole('link', { name: 'Proceed to Checkout' }));
    });
    await test.step('finds every section filled in', async () => {
      await expect(page.getByText(/^Filled in from your order F-/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(5);
      await expect(page.getByText('Reception', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport({ ratio: 1 });
    });
    await test.step('accepts the terms and places the order', async () => {
      await act.press(page.getByRole('checkbox', { name: /terms and conditions/ }));
      await act.press(page.getByRole('button', { name: 'Place Order' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
    });
    // oxlint-disable-next-line no-console -- the count is what this journey is about
    console.log(`Twenty lines reordered, sign-in to order placed: ${act.count} actions`);
    expect(act.count).toBeLessThanOrEqual(MOST_ACTIONS);
  },
);

test(
  'by keyboard alone a buyer adds a product bought before, opens an order and a patient, and clears the cart from the search',
  { tag: '@2.13' },
  async ({ page, buyers, request }) => {
    const token = await enterSignedIn(page, buyers.practitioner);
    await addPatients(buyers.practitioner);
    const { number } = await placeOrder(request, token);
    const overlay = page.getByRole('dialog', { name: 'Search', exact: true });
    const field = overlay.getByRole('textbox');
    const press = (key: string) => page.keyboard.press(key);
    const open = async (typed = '') => {
      await press('/');
      await expect(field).toBeFocused();
      await page.keyboard.type(typed);
    };
    await visit(page, '/about-us');

    await test.step('adds what was bought lately, before anything is typed', async () => {
      await open();
      const bought = overlay.getByRole('region', { name: 'Bought lately' });
      const add = bought.getByRole('button', { name: /^Add/ }).first();
      await expect(add).toBeVisible();
      await press('ArrowDown');
      await press('Tab');
      await expect(add).toBeFocused();
      await press('Enter');
      const option = bought.getByRole('button', { name: 'Non Prescription Item (PAY VAT)' });
      await expect(option).toBeFocused();
      await press('Enter');
      await expect(add).toBeFocused();
      await expect(toast(page, 'Product Added to Cart')).toBeVisible();
      await expect(bought.getByText('1 in your cart')).toBeVisible();
      await press('Escape');
      await expect(overlay).toBeHidden();
    });
    await test.step('opens the order by the end of its number', async () => {
      await open(number.slice(-6));
      const order = overlay.getByRole('link', { name: new RegExp(`^${number}`) });
      await expect(order).toBeVisible();
      // The first stop is 'All orders'.
      await press('ArrowDown');
      await press('ArrowDown');
      await expect(order).toBeFocused();
      await press('Enter');
      await expect(overlay).toBeHidden();
      await expect(page).toHaveURL(/\/order\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    });
    await test.step('opens the patient; the name stays in no address and no storage, also after Enter', async () => {
      await open('oliveira');
      const patient = overlay.getByRole('link', { name: /^OLIVEIRA, Beatriz/ });
      await expect(patient).toBeVisible();
      await press('Enter');
      await expect(page).toHaveURL('/patients');
      await expect(page.getByRole('searchbox', { name: 'Find a patient' })).toHaveValue('oliveira');
      await expect(page.getByRole('rowheader')).toHaveText([/^OLIVEIRA, Beatriz/]);
      // Leaves the search field, in which a slash is text.
      await page.getByRole('banner').getByRole('link', { name: 'Formulary' }).focus();
      await open('oliveira');
      await expect(patient).toBeVisible();
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(stored).not.toMatch(/oliveira/i);
      await press('ArrowDown');
      await expect(patient).toBeFocused();
      await press('Enter');
      await expect(page).toHaveURL(/\/patient\/add\/\d+$/);
    });
    await test.step('clears the cart after a question', async () => {
      await visit(page, '/about-us');
      await open('clear cart');
      const clear = overlay.getByRole('button', { name: 'Clear cart' });
      await expect(clear).toBeVisible();
      await press('ArrowDown');
      await expect(clear).toBeFocused();
      await press('Enter');
      const question = page.getByRole('dialog', { name: 'Clear the cart?' });
      await expect(question).toBeVisible();
      await press('Escape');
      await expect(question).toBeHidden();
      await expect(clear).toBeFocused();
      await press('Enter');
      await question.getByRole('button', { name: 'Clear the cart' }).press('Enter');
      await expect(toast(page, 'Your cart is empty now')).toBeVisible();
      await expect(overlay).toBeHidden();
    });
  },
);
