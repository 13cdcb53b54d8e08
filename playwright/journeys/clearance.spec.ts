import { type APIRequestContext, type Locator, expect } from '@playwright/test';
import { expectFocusInSight, expectToastClearOf, putAtFoot } from '../fixtures/clearance.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const HEADER_PX = 64;
const LEAFLET = 'Patient leaflet: after your toxin treatment, pack of 50';

/** Fills the cart of a token's user, so that the summary is longer than the window. */
async function fillCart(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  let lines = 0;
  for (let product = 1; lines < 7 && product < 100; product += 1) {
    const data = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
    const answer = await request.post('/api/carts', { headers, data });
    if (answer.ok()) lines += 1;
  }
  expect(lines).toBe(7);
}

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const)
  test(
    `no toast covers the next control at ${width} by ${height}, and the focus stays visible`,
    { tag: '@2.31' },
    async ({ page, buyers, request }) => {
      await page.setViewportSize({ width, height });
      const isPhone = width < 768;
      await fillCart(request, await enterSignedIn(page, buyers.prescriber));
      await visit(page, `/products?search=${encodeURIComponent(LEAFLET)}`);
      await page.getByRole('link', { name: LEAFLET, exact: true }).click();
      const add = page.getByRole('button', { name: 'Add', exact: true });
      await add.click();
      await putAtFoot(add);
      await expectToastClearOf(page, 'Product Added to Cart', add);

      await test.step('adds one in the cart', async () => {
        await page.getByRole('link', { name: /^Cart/ }).click();
        const proceed = page.getByRole('link', { name: 'Proceed to Checkout' });
        await page.getByRole('button', { name: `Increase Quantity of ${LEAFLET}` }).click();
        await expect(proceed).toBeInViewport({ ratio: 1 });
        await expectToastClearOf(page, 'Product Updated in Cart', proceed);
        await proceed.click();
      });

      const heading = (name: string) =>
        page.getByRole('heading', { name: `${name} (current step)` });
      const placeOrder = page.getByRole('button', { name: 'Place Order' });
      const save = page.getByRole('button', { name: 'Save and continue' });
      // Users meet it at the bottom of the window.
      const next = async () => {
        await save.evaluate((button) => button.scrollIntoView({ block: 'end' }));
        await save.click();
      };

      /** A phone says it in the completed section, just above the open one; wider screens by a toast. */
      const expectSaid = async (words: string, opened: Locator) => {
        if (!isPhone) {
          await expectToastClearOf(page, words, opened);
          await expectToastClearOf(page, words, placeOrder);
          return;
        }
        const inSection = page.getByRole('main').getByText(words);
        await expect(inSection).toBeInViewport({ ratio: 1 });
        const [saidBox, openedBox] = [await inSection.boundingBox(), await opened.boundingBox()];
        expect(saidBox?.y).toBeLessThan(openedBox?.y ?? 0);
        expect(saidBox?.y).toBeGreaterThan(HEADER_PX);
      };

      await test.step('moves from section to section', async () => {
        await page.getByRole('radio', { name: /Next working day delivery/ }).check();
        await next();
        for (const [said, opened] of [
          ['Delivery Details Added Successfully', 'Billing'],
          ['Billing Details Added Successfully', 'Shipping'],
          ['Shipping Details Added Successfully', 'Payment'],
        ] as const) {
          await expectFocusInSight(page, heading(opened));
          await expectSaid(said, heading(opened));
          await expect(placeOrder).toBeInViewport({ ratio: 1 });
          if (opened !== 'Payment') await next();
        }
        await page.getByRole('radio', { name: /^Bank transfer/ }).check();
        await next();
        await expectFocusInSight(page, heading('Order Note'));
        await expectSaid('Payment Mode Selected', heading('Order Note'));
        // The page says so too, for users who miss the toast.
        await expect(page.getByText('Completed', { exact: true })).toHaveCount(4);
      });

      await test.step('places the order', async () => {
        await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
        await placeOrder.click();
      });

      await test.step('moves the focus to the result of the order', async () => {
        const thanks = page.getByRole('heading', { level: 1, name: 'Thank you for your order' });
        await expectFocusInSight(page, thanks);
        const amount = page.getByRole('heading', { name: /^Amount to pay/ });
        await expect(amount).toBeInViewport({ ratio: 1 });
        await expect(page.getByText('Payment Mode Selected')).toHaveCount(0);
      });
    },
  );
