import { expect } from '@playwright/test';
import { deskClient, payOrders } from '../fixtures/deskClient.ts';
import { beginDeskJourney, hands, openByPalette } from '../fixtures/deskJourney.ts';
import { placeOrder } from '../fixtures/placeOrder.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

const WHY = 'The clinic moved, says the buyer';

for (const by of hands)
  test(
    `an order is held, released, readdressed, sent in part and cancelled at the desk, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page, request, buyers }) => {
      const token = await enterSignedIn(page, buyers.practitioner);
      const order = await placeOrder(request, token, { packs: 2 });
      const client = await deskClient('superintendent');
      await payOrders(client, [order]);
      await client.dispose();
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, typeOver, step } = journey;
      const dialog = desk.getByRole('dialog');
      const reason = dialog.getByRole('textbox', { name: 'Reason' });
      const button = (name: string | RegExp) => desk.getByRole('button', { name });
      const submit = (name: string) => dialog.getByRole('button', { name, exact: true });
      /** Presses a button, types the reason and submits. */
      const byPointer = (name: string | RegExp, submitted: string) => async () => {
        await act.press(button(name));
        await typeInto(reason, WHY);
        await act.press(submit(submitted));
      };
      const byKeys = (key: string) => async () => {
        await keys(key);
        await typeInto(reason, WHY);
        await keys('Control+Enter');
      };

      await step('open the order', {
        pointer: [
          2,
          async () => {
            await act.press(desk.getByRole('link', { name: /^Orders\b/ }).first());
            await act.press(desk.getByRole('link', { name: order.number }));
          },
        ],
        keyboard: [3, () => openByPalette(journey, order.number)],
        shows: () => expect(desk.getByText('This order can be sent')).toBeVisible(),
      });
      await step('hold', {
        least: 2,
        pointer: [3, byPointer('Put on hold', 'Put on hold')],
        keyboard: [3, byKeys('h')],
        shows: () => expect(button('Release')).toBeVisible(),
      });
      await step('release', {
        least: 2,
        pointer: [3, byPointer('Release', 'Release')],
        keyboard: [3, byKeys('h')],
        shows: () => expect(desk.getByText('This order can be sent')).toBeVisible(),
      });
      const street = dialog.getByRole('textbox', { name: 'Address', exact: true });
      await step('correct the address', {
        pointer: [
          6,
          async () => {
            await act.press(button('Correct the address'));
            await typeOver(street, '14 Mill Lane');
            await act.type(reason, WHY);
            await act.press(submit('Correct the address'));
          },
        ],
        keyboard: [
          15,
          async () => {
            await keys('a');
            await tabTo(street);
            await act.words('14 Mill Lane');
            await tabTo(reason);
            await act.words(WHY);
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByText(/14 Mill Lane/).first()).toBeVisible(),
      });
      const tracking = dialog.getByRole('textbox', { name: 'Tracking number' });
      const packs = dialog.getByRole('textbox').nth(1);
      const number = `JD${order.id}00012345`;
      await step('send a part', {
        least: 2,
        pointer: [
          5,
          async () => {
            await act.press(button('Send a parcel'));
            await typeInto(tracking, number);
            await typeOver(packs, '1');
            await act.press(submit('Send the parcel'));
          },
        ],
        keyboard: [
          5,
          async () => {
            await keys('s');
            await typeInto(tracking, number);
            await tabTo(packs);
            await act.words('1');
            await keys('Enter');
          },
        ],
        shows: () => expect(desk.getByRole('link', { name: number })).toBeVisible(),
      });
      await step('cancel the rest', {
        least: 2,
        pointer: [3, byPointer('Cancel what is left', 'Cancel the rest')],
        keyboard: [3, byKeys('x')],
        shows: () => expect(button('Mark as delivered')).toBeVisible(),
      });
      await step('mark as delivered', {
        pointer: [
          2,
          async () => {
            await act.press(button('Mark as delivered'));
            await act.press(submit('Mark as delivered'));
          },
        ],
        keyboard: [
          2,
          async () => {
            await keys('d');
            await expect(submit('Mark as delivered')).toBeFocused();
            await keys('Enter');
          },
        ],
        shows: () => expect(desk.getByText('Delivered', { exact: true }).first()).toBeVisible(),
      });
      await journey.end('Orders');
    },
  );
