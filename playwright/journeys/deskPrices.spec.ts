import { expect } from '@playwright/test';
import { addDays, weekday } from '../../packages/rules/src/dates/calendar.ts';
import { formatDay } from '../../packages/rules/src/dates/day.ts';
import { londonMoment } from '../../packages/rules/src/dates/londonMoment.ts';
import { londonDay } from '../../packages/rules/src/dates/londonTime.ts';
import { bringPricesIntoForce } from '../fixtures/bringPricesIntoForce.ts';
import { deskUrl } from '../fixtures/desk.ts';
import { deskClient } from '../fixtures/deskClient.ts';
import { beginDeskJourney, hands } from '../fixtures/deskJourney.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';

interface Sold {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: number;
}

/** Returns a product that anybody may buy, without promotions; another one for each way to work. */
async function productFor(by: (typeof hands)[number]): Promise<Sold> {
  const client = await deskClient('superintendent');
  const data = { filter: { isOnSale: true, type: 'NONPRESCRIPTION' }, limit: 40 };
  const answer = await client.post('/api/desk/catalogue/products/list', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { products } = (await answer.json()) as { readonly products: readonly Sold[] };
  const plain: Sold[] = [];
  for (const product of products) {
    const search = { filter: { search: product.code } };
    const listed = await client.post('/api/desk/catalogue/promotions/list', { data: search });
    const { total } = (await listed.json()) as { readonly total: number };
    if (total === 0) plain.push(product);
  }
  await client.dispose();
  const product = plain[hands.indexOf(by)];
  if (!product) throw new Error('The demo has no product without promotions');
  return product;
}

/** Returns the next Monday after today in London. */
function nextMonday(): string {
  let day = addDays(londonDay(new Date()), 1);
  while (weekday(day) !== 'Monday') day = addDays(day, 1);
  return day;
}

const pounds = (amount: number): string => `£${amount.toFixed(2)}`;

for (const by of hands)
  test(
    `a price from Monday and a promotion are set and seen in the shop, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page }) => {
      const product = await productFor(by);
      const next = Math.round((product.price + 1.5) * 100) / 100;
      const bundle = Math.round(product.price * 2.5 * 100) / 100;
      const monday = nextMonday();
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, step } = journey;
      const dialog = desk.getByRole('dialog', { name: /^(Change the price|Add a promotion)/ });
      const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
      const submit = (name: string) => dialog.getByRole('button', { name, exact: true });
      const price = field(/^Price a pack/);
      const reason = field(/^Reason/);

      await desk.goto(`${deskUrl()}/catalogue/products/${product.id}/prices`);
      await expect(desk.getByRole('button', { name: 'Change price' })).toBeVisible();
      await step('preview a price from Monday', {
        least: 3,
        pointer: [
          7,
          async () => {
            await act.press(desk.getByRole('button', { name: 'Change price' }));
            await typeInto(price, next.toFixed(2));
            await act.type(field(/^From/), formatDay(monday));
            await act.type(reason, 'New price of the supplier');
            await act.press(submit('Preview'));
          },
        ],
        keyboard: [
          9,
          async () => {
            await keys('p');
            await typeInto(price, next.toFixed(2));
            await tabTo(field(/^From/));
            await act.words(formatDay(monday));
            await tabTo(reason);
            await act.words('New price of the supplier');
            await keys('Control+Enter');
          },
        ],
        shows: () =>
          expect(
            dialog.getByText(`instead of ${pounds(product.price)}`, { exact: false }),
          ).toBeVisible(),
      });
      await step('plan it', {
        least: 1,
        pointer: [1, () => act.press(submit('Plan the price'))],
        keyboard: [1, () => keys('Enter')],
        shows: () =>
          expect(
            desk.getByRole('table', { name: 'Planned prices' }).getByText(pounds(next)),
          ).toBeVisible(),
      });
      await step('preview a promotion', {
        least: 5,
        pointer: [
          12,
          async () => {
            await act.press(desk.getByRole('link', { name: /^Promotions\b/ }).last());
            await act.press(desk.getByRole('button', { name: 'Add a promotion' }));
            await typeInto(field('Product code'), product.code);
            await act.type(field('Packs of a bundle'), '3');
            await act.type(field(/^Price of the bundle/), bundle.toFixed(2));
            await act.type(field(/^Last day/), formatDay(addDays(monday, 28)));
            await act.type(reason, 'Winter');
            await act.press(submit('Preview'));
          },
        ],
        keyboard: [
          15,
          async () => {
            await keys('3');
            await expect(desk.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
            await keys('n');
            await typeInto(field('Product code'), product.code);
            await tabTo(field('Packs of a bundle'));
            await act.words('3');
            await tabTo(field(/^Price of the bundle/));
            await act.words(bundle.toFixed(2));
            await tabTo(field(/^Last day/));
            await act.words(formatDay(addDays(monday, 28)));
            await tabTo(reason);
            await act.words('Winter');
            await keys('Control+Enter');
          },
        ],
        shows: () =>
          expect(
            dialog
              .getByRole('table', { name: 'A line of the cart' })
              .getByRole('row', { name: new RegExp(`^3 .*${pounds(bundle)}`) }),
          ).toBeVisible(),
      });
      await step('add it', {
        least: 1,
        pointer: [1, () => act.press(submit('Add the promotion'))],
        keyboard: [1, () => keys('Enter')],
        shows: () => expect(desk.getByText('The promotion is added')).toBeVisible(),
      });

      await enterSignedIn(page, 'practitioner@formulary.test');
      await page.goto(`/product/${product.id}`);
      const shop = page.getByRole('main');
      await expect(shop.getByText(pounds(product.price)).first()).toBeVisible();
      await expect(shop.getByText(pounds(bundle)).first()).toBeVisible();
      const moment = londonMoment(monday, '00:00');
      if (!moment) throw new Error('Monday has a midnight');
      bringPricesIntoForce(moment);
      await expect(async () => {
        await page.reload();
        await expect(shop.getByText(pounds(next)).first()).toBeVisible({ timeout: 500 });
      }).toPass();
      await journey.end('Prices');
    },
  );
