import { expect } from '@playwright/test';
import { bankStatement } from '../fixtures/bankStatement.ts';
import { beginDeskJourney, hands, openByPalette } from '../fixtures/deskJourney.ts';
import { placeOrder } from '../fixtures/placeOrder.ts';
import { addPatients, orderItemByHand } from '../fixtures/practice.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

for (const by of hands)
  test(
    `a statement is booked, a price set and a part given back at the desk, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page, request, buyers }) => {
      await addPatients(buyers.prescriber);
      const { orderId } = await orderItemByHand(buyers.prescriber);
      const token = await enterSignedIn(page, buyers.practitioner);
      const order = await placeOrder(request, token);
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, step } = journey;
      const button = (name: string | RegExp) => desk.getByRole('button', { name });
      const link = (name: string | RegExp) => desk.getByRole('link', { name }).first();
      const file = bankStatement([order]);

      await step('import a statement', {
        pointer: [
          3,
          async () => {
            await act.press(link(/^Money/));
            await act.choose(desk.getByLabel(/Import a bank statement/), file);
          },
        ],
        keyboard: [
          4,
          async () => {
            // Before the keys: a key may reach the page before the browser has begun to catch the choice.
            const chooser = desk.waitForEvent('filechooser');
            await keys('g', 'm');
            await expect(desk.getByLabel(/Import a bank statement/)).toBeAttached();
            await keys('i');
            await (await chooser).setFiles(file);
            act.note();
          },
        ],
        shows: () => expect(desk.getByText(`TRANSFER ${order.number}`)).toBeVisible(),
      });
      await step('book what is exact', {
        least: 1,
        pointer: [1, () => act.press(button('Book the exact line'))],
        keyboard: [1, () => keys('b')],
        shows: () => expect(desk.getByText('No line is exact')).toBeVisible(),
      });
      // Where `N` leads to for an order that waits for its price.
      await visit(desk, `/money/prices#order-${orderId}`);
      const price = desk.getByRole('textbox', { name: /^Price a pack/ }).first();
      await expect(price).toBeVisible();
      await step('set a price', {
        least: 1,
        pointer: [
          3,
          async () => {
            await act.type(price, '42.50');
            await act.press(button('Set the price').first());
          },
        ],
        keyboard: [
          3,
          async () => {
            await keys('p');
            await typeInto(price, '42.50');
            await keys('Enter');
          },
        ],
        shows: () => expect(desk.getByText(/comes to £/)).toBeVisible(),
      });
      const amount = desk.getByRole('textbox', { name: /^Amount with VAT/ });
      const reason = desk.getByRole('textbox', { name: /^Reason/ });
      // Out of the next price, if another order waits.
      await desk.getByRole('heading', { level: 1 }).click();
      await step('open the order', {
        pointer: [
          2,
          async () => {
            await act.press(link(/^Orders\b/));
            await act.press(link(order.number));
          },
        ],
        keyboard: [3, () => openByPalette(journey, order.number)],
        shows: () => expect(desk.getByText('This order can be sent')).toBeVisible(),
      });
      await step('give a part back', {
        least: 2,
        pointer: [
          5,
          async () => {
            await act.press(button('Give back a part'));
            await typeInto(amount, '1.20');
            await act.type(reason, 'A dented box');
            await act.press(button('Decide the refund'));
          },
        ],
        keyboard: [
          6,
          async () => {
            await keys('r');
            await typeInto(amount, '1.20');
            await tabTo(reason);
            await act.words('A dented box');
            await keys('Enter');
          },
        ],
        shows: () => expect(desk.getByText(/£1\.20 of .* is to be paid out/)).toBeVisible(),
      });
      await journey.end('Money');
    },
  );
