import { expect } from '@playwright/test';
import { beginDeskJourney, hands } from '../fixtures/deskJourney.ts';
import { deskClient } from '../fixtures/deskClient.ts';
import { test } from '../fixtures/test.ts';

/** A delivery of a usual size. */
const LINES = 30;
const PACKS = 12;

interface Stocked {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly inStock: number;
}

/** Returns products on sale, by name. */
async function productsOf(most: number): Promise<readonly Stocked[]> {
  const client = await deskClient('stock');
  const data = { filter: { isOnSale: true }, limit: most };
  const answer = await client.post('/api/desk/stock/list', { data });
  const { products } = (await answer.json()) as { readonly products: readonly Stocked[] };
  await client.dispose();
  expect(products).toHaveLength(most);
  return products;
}

/** Returns the packs of a product that are on the shelf. */
async function shelf({ id }: Stocked): Promise<number> {
  const client = await deskClient('stock');
  const answer = await client.get(`/api/desk/stock/products/${id}`);
  const { product, held } = (await answer.json()) as {
    readonly product: Stocked;
    readonly held: number;
  };
  await client.dispose();
  return product.inStock + held;
}

for (const by of hands)
  test(
    `a delivery of thirty lines is taken in, and a count booked, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser }) => {
      const products = await productsOf(LINES + 1);
      const [first, ...others] = products;
      const second = others[0];
      if (!first || !second) throw new Error('The demo has no products');
      const rows = others.map(({ code }) => `${code}\t${PACKS}`).join('\n');
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, step } = journey;
      const button = (name: string | RegExp) => desk.getByRole('button', { name });
      const link = (name: string | RegExp) => desk.getByRole('link', { name }).first();
      const field = (name: string | RegExp) => desk.getByRole('textbox', { name });

      await step('begin a delivery', {
        pointer: [
          3,
          async () => {
            await act.press(link(/^Stock\b/));
            await act.press(link(/^Goods in\b/));
            await act.press(link('Take in a delivery'));
          },
        ],
        keyboard: [
          4,
          async () => {
            await keys('g', 'w');
            await expect(desk.getByRole('grid', { name: 'Stock' })).toBeVisible();
            await keys('2');
            await expect(desk.getByRole('heading', { name: 'Goods in' })).toBeVisible();
            await keys('n');
          },
        ],
        shows: () => expect(field('Supplier')).toBeVisible(),
      });
      await step('name the supplier', {
        pointer: [2, () => act.type(field('Supplier'), 'Alder Wholesale')],
        keyboard: [
          6,
          async () => {
            await tabTo(field('Supplier'));
            await typeInto(field('Supplier'), 'Alder Wholesale');
          },
        ],
        shows: () => expect(field('Supplier')).toHaveValue('Alder Wholesale'),
      });
      await step('enter thirty lines', {
        pointer: [2, () => act.paste(field('Code'), rows)],
        // Four for each line: code, Enter, packs, Enter.
        keyboard: [
          4 * LINES + 2,
          async () => {
            await tabTo(field('Code'));
            for (const { code, name } of others) {
              await typeInto(field('Code'), code);
              await keys('Enter');
              await typeInto(field('Packs').first(), `${PACKS}`);
              await keys('Enter');
              await expect(field(`Packs of ${name}`)).toBeVisible();
            }
          },
        ],
        shows: () =>
          expect(desk.getByText(`${LINES} products, ${LINES * PACKS} packs`)).toBeVisible(),
      });
      await step('take them in', {
        least: 1,
        pointer: [1, () => act.press(button('Take in'))],
        keyboard: [1, () => keys('Control+Enter')],
        shows: () =>
          expect(
            desk.getByText(`Took in ${LINES * PACKS} packs of ${LINES} products`),
          ).toBeVisible(),
      });
      const [gone] = await productsOf(1);
      expect(gone?.inStock).toBe(first.inStock);

      const counted = (product: Stocked) => field(`On the shelf: ${product.name}`);
      await desk.getByRole('heading', { level: 1 }).click();
      await step('begin a count', {
        pointer: [
          7,
          async () => {
            await act.press(link(/^Counts\b/));
            await act.press(button('Start a count'));
            await act.type(field('Name'), 'Shelf 4');
            await act.type(field('Codes'), `${first.code}, ${second.code}`);
            await act.press(desk.getByRole('dialog').getByRole('button', { name: 'Start' }));
          },
        ],
        keyboard: [
          8,
          async () => {
            await keys('4');
            await expect(desk.getByRole('heading', { level: 1, name: 'Counts' })).toBeVisible();
            await keys('n');
            await typeInto(field('Name'), 'Shelf 4');
            await tabTo(field('Codes'));
            await act.words(`${first.code}, ${second.code}`);
            await tabTo(desk.getByRole('dialog').getByRole('button', { name: 'Start' }));
            await keys('Enter');
          },
        ],
        shows: () => expect(counted(first)).toBeVisible(),
      });
      const [one, two] = [await shelf(first), await shelf(second)];
      await step('count two products', {
        pointer: [
          4,
          async () => {
            await act.type(counted(first), String(one));
            await act.type(counted(second), String(two - 1));
            await desk.getByRole('heading', { level: 1 }).click();
          },
        ],
        keyboard: [
          11,
          async () => {
            await tabTo(counted(first));
            await act.words(String(one));
            await keys('Enter');
            await typeInto(counted(second), String(two - 1));
            await keys('Enter');
          },
        ],
        shows: () => expect(desk.getByText(/^1 fewer than/)).toBeVisible(),
      });
      const reason = field(`Reason for ${second.name}`);
      await step('book the difference', {
        least: 2,
        pointer: [
          3,
          async () => {
            await act.type(reason, 'Not on the shelf');
            await act.press(button('Book 2 lines'));
          },
        ],
        keyboard: [
          3,
          async () => {
            await tabTo(reason);
            await act.words('Not on the shelf');
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByText(/^Not on the shelf, booked by/)).toBeVisible(),
      });
      await step('see what moved', {
        pointer: [
          2,
          async () => {
            await act.press(link(/^Stock\b/));
            await act.press(desk.getByRole('rowheader', { name: second.name }).first());
          },
        ],
        keyboard: [
          5,
          async () => {
            await keys('g', 'w');
            await expect(desk.getByRole('grid', { name: 'Stock' })).toBeVisible();
            await keys('j', 'j', 'Enter');
          },
        ],
        shows: async () => {
          const moved = desk.getByRole('table', { name: 'Movements' });
          await expect(moved.getByRole('row', { name: /Counted.*−1/ }).first()).toBeVisible();
          await expect(
            moved.getByRole('row', { name: new RegExp(`Goods in.*\\+${PACKS}`) }).first(),
          ).toBeVisible();
        },
      });
      await journey.end('Stock');
    },
  );
