import { expect } from '@playwright/test';
import { deskClient, payOrders } from '../fixtures/deskClient.ts';
import { beginDeskJourney, hands } from '../fixtures/deskJourney.ts';
import { placeOrder } from '../fixtures/placeOrder.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

for (const by of hands)
  test(
    `what waits is seen, listed and taken at the desk, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page, request, buyers }) => {
      const token = await enterSignedIn(page, buyers.practitioner);
      const client = await deskClient('superintendent');
      await payOrders(client, [await placeOrder(request, token)]);
      await client.dispose();
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, step } = journey;
      const toSend = desk.getByRole('link', { name: /Orders? to send/ });

      await step('list what waits', {
        pointer: [1, () => act.press(toSend)],
        keyboard: [1, () => keys('1')],
        shows: async () => {
          await expect(desk).toHaveURL(/waitsFor=packing/);
          await expect(desk.getByRole('row', { name: /Processing/ }).first()).toBeVisible();
        },
      });
      await step('back to Today', {
        pointer: [1, () => act.press(desk.getByRole('link', { name: 'Today' }))],
        keyboard: [2, () => keys('g', 't')],
        shows: () => expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible(),
      });
      await step('take the next', {
        least: 1,
        pointer: [1, () => act.press(desk.getByRole('button', { name: /Take the next/ }))],
        keyboard: [1, () => keys('n')],
        shows: () => expect(desk.getByText(/Yours for ten minutes/)).toBeVisible(),
      });
      await journey.end('Today');
    },
  );
