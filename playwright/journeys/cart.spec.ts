import { expect } from '@playwright/test';
import { enterSignedIn, fillSignIn, toast, typeQuantity } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const LEAFLET = 'Patient leaflet: after your filler treatment, pack of 50';
const SEARCH = `/products?search=${encodeURIComponent(LEAFLET)}`;

test.beforeEach(async ({ page, buyers }) => {
  await enterSignedIn(page, buyers.practitioner);
  await visit(page, SEARCH);
  await page.getByRole('link', { name: LEAFLET, exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Product Added to Cart')).toBeVisible();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('row', { name: LEAFLET })).toBeVisible();
});

test('Undo restores a removed line', { tag: ['@8.15'] }, async ({ page }) => {
  await page.getByRole('button', { name: `Remove ${LEAFLET}` }).click();
  await expect(toast(page, 'Product Deleted from Cart')).toBeVisible();
  await expect(page.getByRole('row', { name: LEAFLET })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: LEAFLET })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: LEAFLET })).toContainText('£9.50');
});

test(
  'the cart rejects an invalid quantity with a message and keeps the old quantity',
  { tag: ['@5.16', '@8.14'] },
  async ({ page }) => {
    await typeQuantity(page, LEAFLET, '1.5');
    await expect(page.getByText('Invalid quantity')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: `Quantity of ${LEAFLET}` })).toHaveValue('1');
  },
);

test(
  'rapid clicks end in one quantity, which the server stores',
  { tag: ['@8.15'] },
  async ({ page }) => {
    const more = page.getByRole('button', { name: `Increase Quantity of ${LEAFLET}` });
    for (let click = 0; click < 8; click += 1) await more.click();
    await expect(page.getByRole('row', { name: LEAFLET })).toContainText('£85.50');
    await expect(toast(page, 'Product Updated in Cart')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: `Quantity of ${LEAFLET}` })).toHaveValue('9');
  },
);

test(
  'the cart disappears when its user signs out and returns when they sign in',
  { tag: '@4.4' },
  async ({ page, buyers }) => {
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await expect(cart).toHaveAccessibleName('Cart 1 item');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/signin');
    await expect(cart).toHaveAccessibleName('Cart');
    await fillSignIn(page, buyers.practitioner);
    await expect(cart).toHaveAccessibleName('Cart 1 item');
  },
);

test(
  'the checkout states when next-day delivery leaves and arrives, before and after 15:00 on a Friday',
  { tag: '@9.15' },
  async ({ page }) => {
    const delivery = page.getByRole('group', { name: 'Delivery option' });
    await page.clock.setFixedTime(new Date('2026-11-27T14:59:00Z'));
    await visit(page, '/checkout');
    await expect(delivery).toContainText(
      'leaves on Friday 27/11/2026 and arrives on Monday 30/11/2026.',
    );
    await page.clock.setFixedTime(new Date('2026-11-27T15:00:00Z'));
    await page.reload();
    await expect(delivery).toContainText(
      'leaves on Monday 30/11/2026 and arrives on Tuesday 01/12/2026.',
    );
  },
);

test('a second tab shows a changed quantity when it gets the focus', async ({ page, context }) => {
  await context.clock.install();
  const other = await context.newPage();
  await visit(other, '/cart');
  const quantity = other.getByRole('textbox', { name: `Quantity of ${LEAFLET}` });
  await expect(quantity).toHaveValue('1');
  await typeQuantity(page, LEAFLET, '4');
  await expect(toast(page, 'Product Updated in Cart')).toBeVisible();
  await expect(quantity).toHaveValue('1');
  // A tab that got the focus less than 5 s ago does not refetch.
  await context.clock.fastForward(6_000);
  await other.bringToFront();
  // Playwright treats every page as focused, so no page gets a focus event.
  await other.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  await expect(quantity).toHaveValue('4');
});

test('a prescription item says on its page and in the cart that it needs a prescription', async ({
  page,
}) => {
  await visit(page, '/products?search=botulinum+50+units+powder');
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  await expect(page.getByText(/A prescriber has to sign a prescription/)).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Product Added to Cart')).toBeVisible();
  await visit(page, '/cart');
  await expect(page.getByText('This pack needs a prescription.')).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: /^Prescription/, level: 2 })).toBeVisible();
  await visit(page, '/cart');
  await page.getByRole('button', { name: /^Remove Botulinum/ }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('radio', { name: /Collection/ })).toBeVisible();
});

test('Clear Cart empties the whole cart, on the server too', async ({ page }) => {
  const onServer = async () => {
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    const headers = { authorization: `Bearer ${token}` };
    return (await (await page.request.get('/api/carts', { headers })).json()) as unknown;
  };
  expect(await onServer()).toMatchObject([{ product_name: LEAFLET }]);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /clear/i });
  await confirm.click();
  await expect(page.getByText('There are no items in the cart.')).toBeVisible();
  await expect.poll(onServer).toEqual([]);
  await page.reload();
  await expect(page.getByText('There are no items in the cart.')).toBeVisible();
});
