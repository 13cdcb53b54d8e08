import { type APIRequestContext, expect, type FileChooser } from '@playwright/test';
import { beginDeskJourney, hands } from '../fixtures/deskJourney.ts';
import { deskClient } from '../fixtures/deskClient.ts';
import { holdPrices } from '../fixtures/holdPrices.ts';
import { placeOrder } from '../fixtures/placeOrder.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { quiet } from '../fixtures/quiet.ts';
import { test } from '../fixtures/test.ts';

const PRODUCTS = 5_000;
const REASON = 'Prices of December';
const codes = Array.from({ length: PRODUCTS }, (_, at) => `LIST-${String(at).padStart(4, '0')}`);

/** Of a file that takes seconds to read. */
const LONG_ROWS = 150_000;
const longRows = Array.from({ length: LONG_ROWS }, (_, at) => [`LONG-${at}`, '1.00']);

const csvOf = (name: string, rows: readonly (readonly (string | number)[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(',')).join('\n')),
});

// Both change the same products.
test.describe.configure({ mode: 'default' });

/** Adds products, off sale, unless an earlier journey has: by an import, as staff would. */
async function addProducts(client: APIRequestContext): Promise<void> {
  const answer = await client.get('/api/desk/catalogue/categories');
  const categories = (await answer.json()) as readonly {
    readonly fields: { readonly name: string; readonly parentId: number };
  }[];
  const top = categories.find(({ fields }) => fields.parentId === 0)?.fields;
  if (!top) throw new Error('The demo has no categories');
  const heading = ['Code', 'Name', 'Price', 'VAT', 'Type', 'Categories', 'On sale'];
  const rows = codes.map((code, at) => {
    const price = (10 + at / 100).toFixed(2);
    return [code, `Listed product ${at}`, price, 20, 'without prescription', top.name, 'no'];
  });
  const post = async (path: string, options: Parameters<APIRequestContext['post']>[1] = {}) => {
    const sent = await client.post(`/api/desk/catalogue/imports${path}`, options);
    expect(sent.ok(), await sent.text()).toBe(true);
    return (await sent.json()) as { readonly id: number; readonly state: string };
  };
  const file = csvOf('listed.csv', [heading, ...rows]);
  const { id } = await post('', { multipart: { kind: 'products', file } });
  for (let state = 'comparing'; state === 'comparing';)
    ({ state } = await post(`/${id}/comparison`));
  const page = (await (await client.get(`/api/desk/catalogue/imports/${id}`)).json()) as {
    readonly included: number;
    readonly version: number;
  };
  if (page.included === 0) {
    await post(`/${id}/cancellation`);
    return;
  }
  const data = { reason: 'Products of a list', leavesRefused: false, version: page.version };
  await post(`/${id}/application`, { data });
}

/** Returns the code of a product that buyers order. */
async function orderedCode(client: APIRequestContext): Promise<string> {
  const data = { filter: { isOnSale: true }, limit: 1 };
  const answer = await client.post('/api/desk/stock/list', { data });
  const { products } = (await answer.json()) as {
    readonly products: readonly { readonly code: string }[];
  };
  return products[0]?.code ?? '';
}

/** Returns all products as CSV. */
async function exported(client: APIRequestContext): Promise<string> {
  const data = { isTemplate: false };
  return (await client.post('/api/desk/catalogue/export', { data })).text();
}

for (const by of hands)
  test(
    `a price list of 5,000 rows is applied while orders are placed, and undone, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page, request, buyers }) => {
      const client = await deskClient('superintendent');
      await addProducts(client);
      const ordered = await orderedCode(client);
      const token = await enterSignedIn(page, buyers.practitioner);
      // Dearer by four pence; the ordered product is locked too, for another text.
      const file = csvOf('prices.csv', [
        ['Code', 'Price', 'Information'],
        [ordered, '', `Checked by ${by}`],
        ...codes.map((code, at) => [code, (10.04 + at / 100).toFixed(2), '']),
      ]);
      const changes = '5,001 changes';

      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, step } = journey;
      const button = (name: string | RegExp) => desk.getByRole('button', { name });
      const link = (name: string | RegExp) => desk.getByRole('link', { name }).first();
      const reason = desk.getByRole('textbox', { name: /^Reason/ });
      const apply = button(`Apply ${changes}…`);
      const byPointer = async () => {
        await act.press(apply);
        await act.type(reason, REASON);
        await act.press(desk.getByRole('dialog').getByRole('button', { name: `Apply ${changes}` }));
      };
      const byKeyboard = async () => {
        await keys('a');
        await typeInto(reason, REASON);
        await keys('Control+Enter');
      };

      // Caught from now on: a listener that is added with the key may come too late.
      const choosers: FileChooser[] = [];
      desk.on('filechooser', (chooser) => choosers.push(chooser));
      const choose = async (chosen: ReturnType<typeof csvOf>) => {
        // A browser opens no file dialog for a key that the page has held for seconds.
        await quiet(desk);
        await keys('i');
        const field = desk.getByLabel(/Read a file/);
        await expect(field).toBeFocused();
        let looks = 0;
        await expect(async () => {
          looks += 1;
          // A busy browser may open no dialog for the first key; then Enter in the field does.
          if (choosers.length === 0 && looks > 1) await field.press('Enter');
          expect(choosers.length).toBeGreaterThan(0);
        }).toPass({ intervals: [5_000] });
        await choosers.pop()?.setFiles(chosen);
        act.note();
      };
      const long = csvOf('long.csv', [['Code', 'Price'], ...longRows]);
      const isBeingRead = () =>
        expect(desk.getByText(/% of the file read|rows taken in/)).toBeVisible();
      await step('watch a long file being read, and cancel that', {
        pointer: [
          5,
          async () => {
            await act.press(link(/^Catalogue/));
            await act.press(link(/^Imports/));
            await act.choose(desk.getByLabel(/Read a file/), long);
            await isBeingRead();
            await act.press(button(/^Cancel the reading/));
          },
        ],
        keyboard: [
          6,
          async () => {
            await keys('g', 'a');
            await expect(desk.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
            await keys('6');
            await expect(desk.getByLabel(/Read a file/)).toBeAttached();
            await choose(long);
            await isBeingRead();
            await keys('x');
          },
        ],
        shows: () => expect(button(/^Cancel the reading/)).toBeHidden(),
      });
      await step('read a price list', {
        pointer: [2, () => act.choose(desk.getByLabel(/Read a file/), file)],
        keyboard: [2, () => choose(file)],
        shows: () => expect(apply).toBeEnabled(),
      });
      const stop = desk.getByRole('dialog').getByRole('button', { name: /^Stop/ });
      const watch = async () => {
        // In the dialog, over the page that shows it too.
        const said = desk.getByRole('dialog').getByText(/5,001 changes prepared/);
        await expect(said).toBeVisible();
      };
      const release = await holdPrices();
      await step('watch it being applied, and stop that', {
        pointer: [
          5,
          async () => {
            await byPointer();
            await watch();
            await act.press(stop);
            await release();
          },
        ],
        keyboard: [
          9,
          async () => {
            await byKeyboard();
            await watch();
            await tabTo(stop);
            await keys('Enter');
            await release();
          },
        ],
        shows: async () => {
          const said = desk.getByText(/stopped this. Nothing was changed/).first();
          await expect(said).toBeVisible();
          expect(await exported(client)).toContain('LIST-0000,Listed product 0,10.00,');
        },
      });
      await step('close the form', {
        pointer: [
          1,
          () => act.press(desk.getByRole('dialog').getByRole('button', { name: 'Cancel' })),
        ],
        keyboard: [1, () => keys('Escape')],
        shows: () => expect(apply).toBeEnabled(),
      });
      const shop = { isOver: false, orders: 0 };
      const buying = (async () => {
        while (!shop.isOver) {
          await placeOrder(request, token);
          shop.orders += 1;
        }
      })();
      await step('apply it', {
        pointer: [4, byPointer],
        keyboard: [3, byKeyboard],
        shows: () => expect(button(/^Undo/)).toBeVisible(),
      });
      shop.isOver = true;
      await buying;
      expect(shop.orders).toBeGreaterThan(0);
      await step('undo it', {
        pointer: [
          5,
          async () => {
            await act.press(button(/^Undo/));
            await expect(apply).toBeEnabled();
            await byPointer();
          },
        ],
        keyboard: [
          4,
          async () => {
            await keys('u');
            await expect(apply).toBeEnabled();
            await byKeyboard();
          },
        ],
        shows: () =>
          expect(desk.getByText(/5,001 changes applied|Changes applied/).first()).toBeVisible(),
      });
      expect(await exported(client)).toContain('LIST-0000,Listed product 0,10.00,');
      await client.dispose();
      await journey.end('Imports');
    },
  );
