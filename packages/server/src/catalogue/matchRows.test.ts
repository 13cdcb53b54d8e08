import { matchProducts } from '@formulary/rules/calls/quickOrderCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addProduct, addPromotion } from '../testing/testData.queries.ts';

const misspelt = (file: number) => Array.from({ length: 1000 }, (_, row) => `zzqx ${file}-${row}`);

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  ({ token } = await shop.signedIn());
});
afterAll(() => shop.close());

const match = (...rows: readonly string[]) => shop.ask(matchProducts, { token, body: { rows } });
const inShort = async (...rows: readonly string[]) =>
  (await match(...rows)).map(({ kind, products }) => [kind, products.map(({ id }) => id)]);

const sent = async (rows: readonly unknown[]) =>
  (await shop.send(matchProducts, { token, body: { rows } })).statusCode;

test('a row is matched by pack code, then by whole name, then by search with choices', async () => {
  const [one, large, same, lamp] = [
    await addProduct(shop.db, { name: 'Zinc cream', code: 'ZINC-1' }),
    await addProduct(shop.db, { name: 'Zinc cream, large', code: 'ZINC-2' }),
    // A code equal to another product's name.
    await addProduct(shop.db, { name: 'Zinc cream', code: 'Quartz lamp' }),
    await addProduct(shop.db, { name: 'Quartz lamp', code: 'LAMP' }),
  ];
  await expect
    .poll(() => inShort('ZINC-1', 'zinc-2', 'zinc CREAM,  large', 'LAMP', 'Quartz lamp'))
    .toEqual([
      ['found', [one]],
      ['found', [large]],
      ['found', [large]],
      ['found', [lamp]],
      ['found', [same]],
    ]);
  const tablets = await addProduct(shop.db, {
    name: 'Quinine 200micrograms tablets, 28 tablets',
    code: 'Q-1',
  });
  await expect
    .poll(() => inShort('quinine 200mcg tabs x 28 tabs', 'quinine 200mcg tabs'))
    .toEqual([
      ['found', [tablets]],
      ['suggested', [tablets]],
    ]);
  // Invisible characters that other programs put into codes.
  expect(
    await inShort('ZINC\u20111', '\u202aZI\u00adNC-1\u202c', 'Zinc cream,\u200b large'),
  ).toEqual([
    ['found', [one]],
    ['found', [one]],
    ['found', [large]],
  ]);
  expect(await inShort('Zinc cream', 'zinc', 'quarts', 'LAM', 'xyzzyxyzzy', '…')).toEqual([
    ['several', [one, same]],
    ['several', [one, same, large]],
    ['suggested', [lamp]],
    ['suggested', [lamp]],
    ['none', []],
    ['none', []],
  ]);
});

test('matched products have their code, price, stock and active offers', async () => {
  const id = await addProduct(shop.db, {
    name: 'Beeswax pads',
    code: 'BEES-1',
    price_mills: 2_505,
    in_stock: 7,
    minimum_stock: 2,
  });
  await addPromotion(shop.db, id, 3, 6_000);
  const product = { id, code: 'BEES-1', price: 2_505, inStock: 7, minimumStock: 2 };
  await expect
    .poll(() => match('BEES-1'))
    .toMatchObject([{ kind: 'found', products: [{ ...product, promotions: [{ quantity: 3 }] }] }]);
});

test('at most six products are offered for a row', async () => {
  for (let size = 1; size <= 7; size += 1)
    await addProduct(shop.db, { name: `Wurtzite pads ${size}`, code: `WURTZ-${size}` });
  await expect.poll(async () => (await inShort('WURTZ-7'))[0]?.[0]).toBe('found');
  const [row] = await match('wurtzite');
  expect(row).toMatchObject({ kind: 'several' });
  expect(row?.products).toHaveLength(6);
});

test('a product off sale is not found by its code', async () => {
  await addProduct(shop.db, { name: 'Gone', code: 'GONE-1', is_on_sale: false });
  expect(await inShort('GONE-1')).toEqual([['none', []]]);
});

test('a thousand rows are answered in order, and one more is refused', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => `unheard of ${index}`);
  expect(await match(...rows)).toHaveLength(1000);
  expect(await sent([...rows, 'one more'])).toBe(400);
  expect(await sent(['x'.repeat(301)])).toBe(400);
  expect(await sent(['NUL\0'])).toBe(400);
});

test("a buyer may send 5,000 misspelt rows an hour; found rows and other buyers' rows do not count", async () => {
  await addProduct(shop.db, { name: 'Tungsten probe', code: 'PROBE' });
  const buyer = await shop.signedIn();
  const send = (rows: readonly string[], by = buyer) =>
    shop.send(matchProducts, { token: by.token, body: { rows } });
  await expect.poll(async () => (await send(['PROBE'])).body).toContain('PROBE');
  for (let file = 0; file < 5; file += 1) {
    expect((await send(misspelt(file))).statusCode).toBe(200);
  }
  const refused = await send(['PROBE', 'one misspelt more']);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await send(['PROBE', 'tungsten probe'])).statusCode).toBe(200);
  expect((await send(['one misspelt more'], await shop.signedIn())).statusCode).toBe(200);
});
