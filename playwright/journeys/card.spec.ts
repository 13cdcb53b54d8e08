import { type APIRequestContext, type Page, expect, request, test as base } from '@playwright/test';
import { endHold } from '../fixtures/endHold.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const GUM = 'Nicotine 2 mg medicated chewing gum, 105 pieces';
const PROVIDER = /\/dev\/card-payment/;

/** Brings a buyer with an order of one product to the card provider's page. */
async function goToProvider(page: Page, email: string): Promise<APIRequestContext> {
  const token = await enterSignedIn(page, email);
  const api = await request.newContext({
    baseURL: base.info().project.use.baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const found = await api.post('/api/products', {
    data: { query: { search_term: GUM }, page: { limit: 1, skip: 0 } },
  });
  const [product] = Object.values((await found.json()) as Record<string, { product_pk: number }>);
  const added = await api.post('/api/carts', {
    data: {
      product_fk: product?.product_pk,
      cart_quantity: 2,
      cart_req_prescription: false,
    },
  });
  expect(added.status()).toBe(200);
  await visit(page, '/checkout');
  await page.getByRole('radio', { name: /Collection/ }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(PROVIDER);
  await expect(page.getByText('no money moves')).toBeVisible();
  return api;
}

const numberOn = async (page: Page): Promise<string> =>
  /F-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';

async function answer(page: Page, button: string, told = 'at once'): Promise<void> {
  await page.getByRole('combobox', { name: 'The shop is told' }).selectOption(told);
  await page.getByRole('button', { name: button }).click();
}

test(
  'an accepted card payment marks the order as paid before the buyer returns, and empties the cart',
  { tag: ['@1.4', '@2.14', '@3.17', '@4.8'] },
  async ({ page, buyers }) => {
    const api = await goToProvider(page, buyers.practitioner);
    const number = await numberOn(page);
    await answer(page, 'Accept the payment', 'twice');
    const thanks = { level: 1, name: 'Thank you for your order' };
    await expect(page.getByRole('heading', thanks)).toBeVisible();
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    const order = await api.get(`/api/orders/${new URL(page.url()).pathname.split('/').pop()}`);
    expect(await order.json()).toMatchObject({
      order_no: number,
      order_payment_mode: 'CREDIT_CARD',
      order_payment_status: 'Paid',
      orderstatus_state: 'Processing',
    });
    await expect(page.getByRole('main')).toContainText('Processing');
    await expect(page.getByRole('button', { name: 'Pay by card' })).toHaveCount(0);
    expect(await (await api.get('/api/carts')).json()).toEqual([]);
    await api.dispose();
  },
);

test('a buyer retries a declined card from the error page, and the second attempt succeeds', async ({
  page,
  buyers,
}) => {
  await goToProvider(page, buyers.practitioner);
  await answer(page, 'Decline the card');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry payment' }).click();
  await expect(page).toHaveURL(PROVIDER);
  await answer(page, 'Accept the payment');
  const thanks = { level: 1, name: 'Thank you for your order' };
  await expect(page.getByRole('heading', thanks)).toBeVisible();
});

test('a buyer pays for an order after cancelling a payment, as long as the shop holds the order', async ({
  page,
  buyers,
}) => {
  await goToProvider(page, buyers.practitioner);
  await answer(page, 'Cancel the payment');
  await expect(page.getByText('You cancelled the payment. Nothing was charged.')).toBeVisible();
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByText('The last attempt to pay did not go through.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry payment' }).click();
  await expect(page).toHaveURL(PROVIDER);
});

test("the result page updates by itself when the buyer returns before the provider's notification", async ({
  page,
  buyers,
}) => {
  await goToProvider(page, buyers.practitioner);
  await answer(page, 'Accept the payment', 'ten seconds later');
  const waiting = { level: 1, name: 'We are waiting for the card provider' };
  await expect(page.getByRole('heading', waiting)).toBeVisible();
  const thanks = { level: 1, name: 'Thank you for your order' };
  await expect(page.getByRole('heading', thanks)).toBeVisible();
});

test('the shop cancels an order that is not paid in time, and one press fills the cart again', async ({
  page,
  buyers,
}) => {
  await goToProvider(page, buyers.practitioner);
  const number = await numberOn(page);
  await visit(page, '/orders');
  const row = page.getByRole('row', { name: number });
  await row.getByRole('button', { name: /^Pay by card/ }).click();
  await expect(page).toHaveURL(PROVIDER);
  await visit(page, '/orders');
  await row.getByRole('link', { name: /View Order/ }).click();
  // The list has one such button per order.
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('button', { name: 'Pay by card', exact: true })).toBeVisible();
  const order = page.url();
  endHold(number);
  await visit(page, order);
  await expect(page.getByText('This order is cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Fill the cart again' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('textbox', { name: `Quantity of ${GUM}` })).toHaveValue('2');
});
