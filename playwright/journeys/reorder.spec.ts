import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { getCart } from '../../packages/rules/src/calls/cartCalls.ts';
import { createOrder, listDeliveryOptions } from '../../packages/rules/src/calls/orderCalls.ts';
import { aDeliveryAddress } from '../../packages/rules/src/addresses/fixtures/aDeliveryAddress.ts';
import { orderRequestOf } from '../../packages/rules/src/checkout/orderRequestOf.ts';
import { orderRequest } from '../../packages/rules/src/orders/orderRequest.ts';
import { decodeAnswer } from '../../packages/rules/src/wire/decodeAnswer.ts';
import { countActions } from '../fixtures/countActions.ts';
import { addPatients } from '../fixtures/practice.ts';
import { enterSignedIn, PASSWORD, toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const MOST_ACTIONS = 12;
const LINES = 20;

/**
 * Orders one pack each of the first products without prescription, for next-day delivery and bank transfer; returns the
 * number of the order.
 */
async function orderLines(
  request: APIRequestContext,
  token: string,
  count: number,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  let lines = 0;
  for (let product = 1; lines < count && product < 200; product += 1) {
    const data = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
    const answer = await request.post('/api/carts', { headers, data });
    if (answer.ok()) lines += 1;
  }
  expect(lines).toBe(count);
  const read = async (path: string) => (await request.get(path, { headers })).json();
  const cart = decodeAnswer(getCart.answer, await read('/api/carts'));
  const options = decodeAnswer(listDeliveryOptions.answer, await read(listDeliveryOptions.path));
  const delivery = options.find(({ service }) => service === 'next-day');
  if (!delivery) throw new Error('The shop offers next-day delivery.');
  const shipping = aDeliveryAddress({ name: 'Reception' });
  const order = orderRequestOf({ shipping, paymentMode: 'bankTransfer' }, cart, delivery);
  const placed = await request.post('/api/orders', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: orderRequest.write(order) as object,
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return decodeAnswer(createOrder.answer, await placed.json()).number;
}

test(
  'a buyer orders the twenty lines of the last order again in at most twelve actions, from sign-in to the order',
  { tag: ['@2.14', '@5.21'] },
  async ({ page, browser, buyers, request }) => {
    await test.step('has ordered twenty lines before', async () => {
      const before = await browser.newPage();
      const token = await enterSignedIn(before, buyers.practitioner);
      await before.close();
      await orderLines(request, token, LINES);
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
    const number = await orderLines(request, token, 1);
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
