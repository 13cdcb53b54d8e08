import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { getCart } from '../../packages/rules/src/calls/cartCalls.ts';
import { listDeliveryOptions } from '../../packages/rules/src/calls/orderCalls.ts';
import { aDeliveryAddress } from '../../packages/rules/src/addresses/fixtures/aDeliveryAddress.ts';
import { orderRequestOf } from '../../packages/rules/src/checkout/orderRequestOf.ts';
import { orderRequest } from '../../packages/rules/src/orders/orderRequest.ts';
import { decodeAnswer } from '../../packages/rules/src/wire/decodeAnswer.ts';
import { countActions } from '../fixtures/countActions.ts';
import { enterSignedIn, PASSWORD } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

const MOST_ACTIONS = 12;
const LINES = 20;

/** Orders twenty products without prescription, for next-day delivery and bank transfer. */
async function orderTwentyLines(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  let lines = 0;
  for (let product = 1; lines < LINES && product < 200; product += 1) {
    const data = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
    const answer = await request.post('/api/carts', { headers, data });
    if (answer.ok()) lines += 1;
  }
  expect(lines).toBe(LINES);
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
}

test(
  'a buyer orders the twenty lines of the last order again in at most twelve actions, from sign-in to the order',
  { tag: ['@2.14', '@5.21'] },
  async ({ page, browser, buyers, request }) => {
    await test.step('has ordered twenty lines before', async () => {
      const before = await browser.newPage();
      const token = await enterSignedIn(before, buyers.practitioner);
      await before.close();
      await orderTwentyLines(request, token);
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
