import { randomUUID } from 'node:crypto';
import { addStockRequest } from '@formulary/rules/calls/stockRequestCalls';
import * as counts from '@formulary/rules/calls/desk/deskCountCalls';
import * as goods from '@formulary/rules/calls/desk/deskGoodsCalls';
import { getDeskOrder, sendDeskParcel } from '@formulary/rules/calls/desk/deskOrderCalls';
import * as stock from '@formulary/rules/calls/desk/deskStockCalls';
import { listDeskStock } from '@formulary/rules/calls/desk/deskStockListCall';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { notifyBackInStock } from '../stockRequests/notifyBackInStock.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import {
  addCategory,
  addProduct,
  contents,
  emailOf,
  stockOf,
} from '../testing/testData.queries.ts';
import { countSales } from './list/sales.queries.ts';

const DAY_MS = 86_400_000;
const ROOT = '/api/desk/stock';
let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  ({ token } = await desk.signedIn('stock'));
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

let made = 0;
async function aProduct(in_stock = 100, more: object = {}) {
  made += 1;
  const code = `PACK-${made}`;
  return { id: await addProduct(shop.db, { code, in_stock, ...more }), code };
}
type Product = Awaited<ReturnType<typeof aProduct>>;

const urlOf = ({ id }: Product) => `${ROOT}/products/${id}`;
const show = (product: Product) => desk.ask(stock.getDeskStock, { token, url: urlOf(product) });
const left = ({ id }: Product) => stockOf(shop.db, id);
const refusalOf = (answer: Awaited<ReturnType<TestDesk['send']>>) => {
  const { code, message, errors } = answer.json<{
    code: string;
    message: string;
    errors: object;
  }>();
  return { status: answer.statusCode, code, message, errors };
};

async function adjust(product: Product, packs: number, reason = 'Broken') {
  const { version } = await show(product);
  const body = { packs, reason, version };
  return desk.send(stock.adjustDeskStock, { token, url: `${urlOf(product)}/adjustments`, body });
}

const keyed = () => ({ 'idempotency-key': randomUUID() });

async function buy(product: Product, packs: number) {
  const buyer = await shop.signedIn();
  return placeOrder(shop, buyer.token, product.id, { packs, paymentMode: 'card' });
}

async function send(orderId: number) {
  const { token: sender } = await desk.signedIn('superintendent');
  const url = `/api/desk/orders/${orderId}`;
  const { lines, version } = await desk.ask(getDeskOrder, { token: sender, url });
  const packs = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const answer = await desk.send(sendDeskParcel, {
    token: sender,
    url: `${url}/parcels`,
    headers: { 'idempotency-key': randomUUID() },
    body: { version, courier: 'other', tracking: '', lines: packs },
  });
  expect(answer.statusCode).toBe(200);
}

const takeIn = (body: object, key = randomUUID()) =>
  desk.send(goods.takeInGoods, {
    token,
    body: { supplier: 'Alder Wholesale', ...body },
    headers: { 'idempotency-key': key },
  });

async function order(lines: readonly { code: string; packs: number }[]) {
  const body = { supplier: 'Alder Wholesale', reference: 'PO-7', lines };
  const { id } = await desk.ask(goods.placePurchaseOrder, { token, body, headers: keyed() });
  const url = `${ROOT}/purchase-orders/${id}`;
  return { id, url, read: () => desk.ask(goods.getPurchaseOrder, { token, url }) };
}

async function count(products: readonly Product[]) {
  const body = { name: 'Shelf 4', codes: products.map(({ code }) => code) };
  const { id } = await desk.ask(counts.startStockCount, { token, body, headers: keyed() });
  const url = `${ROOT}/counts/${id}`;
  const read = () => desk.ask(counts.getStockCount, { token, url });
  const { lines } = await read();
  const lineOf = (product: Product) =>
    lines.find(({ productId }) => productId === product.id)?.id ?? 0;
  return {
    read,
    lineOf,
    close: () => desk.send(counts.closeStockCount, { token, url: `${url}/closing` }),
    type: (product: Product, counted: number, before: number | null = null) =>
      desk.send(counts.countStockLine, {
        token,
        url: `${ROOT}/count-lines/${lineOf(product)}`,
        body: { counted, before },
      }),
    book: (...booked: readonly { product: Product; counted: number; reason?: string }[]) =>
      desk.ask(counts.bookStockCount, {
        token,
        url: `${url}/booking`,
        body: {
          lines: booked.map(({ product, ...line }) => ({ lineId: lineOf(product), ...line })),
        },
      }),
  };
}

const reverse = (id: number | undefined) =>
  desk.send(stock.reverseStockMovement, {
    token,
    url: `${ROOT}/movements/${id}/reversal`,
    body: { reason: 'They were whole' },
  });
const line = (code: string) => ({ code, packs: 2 });

describe('the ledger of a product', () => {
  test('shows each movement with who, why and what was left', async () => {
    const product = await aProduct(20);
    const { id, number } = await buy(product, 3);
    expect((await adjust(product, -2)).statusCode).toBe(200);
    const { product: shown, movements, held, events } = await show(product);
    expect([shown.inStock, held]).toEqual([15, 3]);
    expect(movements).toMatchObject([
      { cause: 'adjustment', packs: -2, level: 15, reason: 'Broken', by: expect.any(String) },
      { cause: 'order', packs: -3, level: 17, orderId: id, orderNumber: number },
      { cause: 'opening', packs: 20, level: 20 },
    ]);
    expect(events).toMatchObject([{ sentence: 'Adjusted the stock', from: '17', to: '15' }]);
  });

  test('comes in pages that go on with the same level', async () => {
    const product = await aProduct(100);
    for (let time = 0; time < 60; time += 1) await adjust(product, -1);
    const first = await show(product);
    const last = first.movements.at(-1);
    const url = `${urlOf(product)}?after=${last?.id}`;
    const second = await desk.ask(stock.getDeskStock, { token, url });
    expect([first.hasMore, second.hasMore, second.movements.length]).toEqual([true, false, 11]);
    expect(second.movements[0]?.level).toBe((last?.level ?? 0) - (last?.packs ?? 0));
    expect(second.movements.at(-1)).toMatchObject({ cause: 'opening', level: 100 });
  });

  test.each([
    ['more than is there', -21, 'Broken', 409, 'stock-negative'],
    ['nothing', 0, 'Broken', 400, 'stock-unchanged'],
    ['without a reason', -1, '  ', 400, 'reason-required'],
    ['beyond ten million', 9_999_981, 'Found', 409, 'stock-above-most'],
    ['more than any shelf holds', 10_000_001, 'Found', 400, 'invalid-request'],
  ])('refuses %s, and nothing moves', async (_what, packs, reason, status, code) => {
    const product = await aProduct(20);
    const before = await contents(shop.db);
    expect(refusalOf(await adjust(product, packs, reason))).toMatchObject({ status, code });
    expect(await contents(shop.db)).toBe(before);
  });

  test('is reversed by a movement, once; what was sold is not', async () => {
    const product = await aProduct(20);
    await buy(product, 1);
    await adjust(product, -5);
    const { movements } = await show(product);
    const [adjusted, sold] = movements;
    expect((await reverse(adjusted?.id)).statusCode).toBe(200);
    expect(await left(product)).toBe(19);
    expect(refusalOf(await reverse(adjusted?.id)).code).toBe('movement-reversed');
    expect(refusalOf(await reverse(sold?.id)).code).toBe('movement-fixed');
    const after = await show(product);
    expect(after.movements[0]).toMatchObject({ cause: 'reversal', packs: 5, level: 19 });
    expect(after.movements[1]).toMatchObject({ cause: 'adjustment', isReversed: true });
  });
});

describe('goods in', () => {
  test('of thirty lines are taken in at once, by codes in either case', async () => {
    const products: Product[] = [];
    while (products.length < 30) products.push(await aProduct(1));
    const lines = products.map(({ code }, index) => ({
      code: code.toLowerCase(),
      packs: index + 1,
    }));
    const { id } = (await takeIn({ reference: 'DN 88', lines })).json<{ id: number }>();
    expect(await Promise.all(products.map(left))).toEqual(products.map((_p, index) => index + 2));
    const url = `${ROOT}/deliveries/${id}`;
    const shown = await desk.ask(goods.getDelivery, { token, url });
    expect(shown.delivery).toMatchObject({
      supplier: 'Alder Wholesale',
      reference: 'DN 88',
      lines: 30,
      packs: 465,
    });
    expect(shown.lines.map(({ code, packs }) => [code, packs])).toEqual(
      products.map(({ code }, index) => [code, index + 1]),
    );
    expect(shown.events).toMatchObject([{ sentence: 'Took in 465 packs of 30 products' }]);
  });

  test('are taken in once by the same key; another delivery needs another', async () => {
    const product = await aProduct(0);
    const lines = [{ code: product.code, packs: 6 }];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => takeIn({ lines }, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await left(product)).toBe(6);
    const other = await takeIn({ lines: [{ code: product.code, packs: 7 }] }, key);
    expect(refusalOf(other).code).toBe('key-reused');
  });

  test('name every line with an unknown code, or a product that comes twice', async () => {
    const [one, two] = [await aProduct(), await aProduct()];
    const full = await aProduct(9_999_999);
    const before = await contents(shop.db);
    const unknown = [line(one.code), line('NOPE'), line(two.code), line('NADA')];
    expect(refusalOf(await takeIn({ lines: unknown }))).toEqual({
      status: 400,
      code: 'stock-line-unknown',
      message: 'No product has the code NOPE',
      errors: {
        'lines.1': 'No product has the code NOPE',
        'lines.3': 'No product has the code NADA',
      },
    });
    const twice = [line(one.code), line(two.code), line(one.code.toLowerCase())];
    expect(refusalOf(await takeIn({ lines: twice }))).toMatchObject({
      code: 'stock-line-twice',
      errors: { 'lines.2': expect.stringContaining('is named twice') },
    });
    expect(refusalOf(await takeIn({ lines: [] })).code).toBe('stock-lines-empty');
    expect(refusalOf(await takeIn({ supplier: ' ', lines: [line(one.code)] })).code).toBe(
      'supplier-required',
    );
    expect(refusalOf(await takeIn({ lines: [line(one.code), line(full.code)] }))).toMatchObject({
      code: 'stock-above-most',
      errors: { 'lines.1': expect.stringContaining('10,000,000') },
    });
    for (const packs of [0, -1, 1.5, 1_000_001]) {
      const answer = await takeIn({ lines: [{ code: one.code, packs }] });
      expect([packs, answer.statusCode]).toEqual([packs, 400]);
    }
    expect(await contents(shop.db)).toBe(before);
  });

  test('against a purchase order tell what is over and short, and close it when all came', async () => {
    const [one, two, three] = [await aProduct(0), await aProduct(0), await aProduct(0)];
    const asked = await order([
      { code: one.code, packs: 10 },
      { code: two.code, packs: 5 },
    ]);
    const { version } = await asked.read();
    const first = await takeIn({
      purchaseOrderId: asked.id,
      version,
      lines: [
        { code: one.code, packs: 8 },
        { code: three.code, packs: 1 },
      ],
    });
    const { id } = first.json<{ id: number }>();
    const shown = await desk.ask(goods.getDelivery, { token, url: `${ROOT}/deliveries/${id}` });
    expect(shown.lines.map(({ packs, toCome }) => [packs, toCome])).toEqual([
      [8, 10],
      [1, 0],
    ]);
    const between = await asked.read();
    expect(between.purchaseOrder).toMatchObject({ state: 'part', ordered: 15, received: 9 });
    expect(
      refusalOf(
        await takeIn({ purchaseOrderId: asked.id, version, lines: [{ code: one.code, packs: 2 }] }),
      ).code,
    ).toBe('record-changed');
    await takeIn({
      purchaseOrderId: asked.id,
      version: between.version,
      lines: [
        { code: one.code, packs: 2 },
        { code: two.code, packs: 6 },
      ],
    });
    const done = await asked.read();
    expect(done.purchaseOrder.state).toBe('complete');
    expect(done.events.map(({ sentence }) => sentence)).toEqual([
      'Wrote the purchase order',
      'Took in 9 packs; 7 left to come',
      'Took in 8 packs; nothing left to come',
    ]);
    const more = {
      purchaseOrderId: asked.id,
      version: done.version,
      lines: [{ code: one.code, packs: 1 }],
    };
    expect(refusalOf(await takeIn(more)).code).toBe('purchase-order-closed');
  });

  test('that are reversed are to come again', async () => {
    const product = await aProduct(0);
    const asked = await order([{ code: product.code, packs: 4 }]);
    const { version } = await asked.read();
    await takeIn({ purchaseOrderId: asked.id, version, lines: [{ code: product.code, packs: 4 }] });
    const { movements } = await show(product);
    await desk.send(stock.reverseStockMovement, {
      token,
      url: `${ROOT}/movements/${movements[0]?.id}/reversal`,
      body: { reason: 'Another clinic’s boxes' },
    });
    const { purchaseOrder, lines } = await asked.read();
    expect([purchaseOrder.state, lines[0]?.received, await left(product)]).toEqual(['open', 0, 0]);
    expect((await show(product)).product.onOrder).toBe(4);
  });

  test('are to come once, however often the order is sent', async () => {
    const product = await aProduct(0);
    const body = { supplier: 'Alder Wholesale', lines: [{ code: product.code, packs: 4 }] };
    const headers = keyed();
    const sent = () => desk.ask(goods.placePurchaseOrder, { token, body, headers });
    const ids = await Promise.all([sent(), sent()]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect((await show(product)).product.onOrder).toBe(4);
  });

  test('can be given up with a reason', async () => {
    const product = await aProduct(0);
    const asked = await order([{ code: product.code, packs: 4 }]);
    expect((await show(product)).product.onOrder).toBe(4);
    const { version } = await asked.read();
    const close = (reason: string) =>
      desk.send(goods.closePurchaseOrder, {
        token,
        url: `${asked.url}/closing`,
        body: { reason, version },
      });
    expect(refusalOf(await close(' ')).code).toBe('reason-required');
    expect((await close('Discontinued')).statusCode).toBe(200);
    expect((await asked.read()).purchaseOrder.state).toBe('closed');
    expect((await show(product)).product.onOrder).toBe(0);
  });

  test('bring one mail to whoever waits for the product', async () => {
    const product = await aProduct(0);
    const buyer = await shop.signedIn();
    await shop.ask(addStockRequest, { token: buyer.token, body: { product_fk: product.id } });
    await takeIn({ lines: [{ code: product.code, packs: 4 }] });
    const { rows } = await shop.database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'tell-back-in-stock'`,
    );
    expect(rows).toHaveLength(1);
    const tell = () => notifyBackInStock({ db: shop.db, shopUrl: 'https://shop.test' });
    await Promise.all([tell(), tell()]);
    await takeIn({ lines: [{ code: product.code, packs: 4 }] });
    await tell();
    const mails = await shop.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', await emailOf(shop.db, buyer.userId))
      .where('subject', 'like', 'Back in stock%')
      .execute();
    expect(mails).toHaveLength(1);
  });
});

describe('a count', () => {
  test('finds the difference to the shelf, where orders that have not left still lie', async () => {
    const product = await aProduct(20);
    const sheet = await count([product]);
    // Sold before the shelf is counted: in the ledger already, and still on the shelf.
    await buy(product, 4);
    const answer = await sheet.type(product, 19);
    expect(answer.json()).toMatchObject({ counted: 19, expected: 20, difference: -1 });
    // Sold between counting and booking.
    await buy(product, 2);
    expect(await sheet.book({ product, counted: 19, reason: 'Not found' })).toEqual([
      { lineId: sheet.lineOf(product) },
    ]);
    expect(await left(product)).toBe(20 - 4 - 2 - 1);
    const { movements } = await show(product);
    expect(movements[0]).toMatchObject({ cause: 'count', packs: -1, reason: 'Not found' });
    const { lines, count: shown } = await sheet.read();
    expect(shown).toMatchObject({ lines: 1, counted: 1, booked: 1 });
    expect(lines[0]).toMatchObject({ bookedBy: expect.any(String), reason: 'Not found' });
  });

  test('does not expect packs that have left', async () => {
    const product = await aProduct(20);
    const placed = await buy(product, 4);
    await sendResponse(shop.app, paymentResponse(placed));
    await send(placed.id);
    const sheet = await count([product]);
    expect((await sheet.type(product, 16)).json()).toMatchObject({ expected: 16, difference: 0 });
    expect(await sheet.book({ product, counted: 16 })).toEqual([{ lineId: sheet.lineOf(product) }]);
    expect(await left(product)).toBe(16);
  });

  test('answers each line that cannot be booked, and books the others', async () => {
    const [good, open, unexplained, changed, sold, twice] = [
      await aProduct(10),
      await aProduct(10),
      await aProduct(10),
      await aProduct(10),
      await aProduct(10),
      await aProduct(10),
    ];
    const all = [good, open, unexplained, changed, sold, twice];
    const [sheet, other] = [await count(all), await count([twice])];
    for (const product of [good, unexplained, changed, twice]) await sheet.type(product, 8);
    await sheet.type(sold, 3);
    await buy(sold, 9);
    await other.type(twice, 8);
    await other.book({ product: twice, counted: 8, reason: 'Lost' });
    const reason = 'Lost';
    const answers = await sheet.book(
      { product: good, counted: 8, reason },
      { product: open, counted: 8, reason },
      { product: unexplained, counted: 8 },
      { product: changed, counted: 7, reason },
      { product: sold, counted: 3, reason },
      { product: twice, counted: 8, reason },
    );
    expect(answers.map(({ refused }) => refused)).toEqual([
      undefined,
      'This product is not counted yet',
      expect.stringMatching(/reason/i),
      expect.stringContaining('Somebody changed this'),
      expect.stringContaining('Only 1 packs of'),
      expect.stringContaining('counted elsewhere'),
    ]);
    expect(await Promise.all(all.map(left))).toEqual([8, 10, 10, 10, 1, 8]);
    const [again] = await sheet.book({ product: good, counted: 8, reason });
    expect(again?.refused).toContain('booked this line already');
    expect(await left(good)).toBe(8);
  });

  test('is typed by one of two, and the other is told', async () => {
    const product = await aProduct(10);
    const sheet = await count([product]);
    const answers = await Promise.all([sheet.type(product, 9), sheet.type(product, 8)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    const { lines } = await sheet.read();
    const shown = lines[0]?.counted ?? 0;
    expect((await sheet.type(product, 10, shown)).statusCode).toBe(200);
  });

  test('of a category holds the products below it, and is closed once', async () => {
    const parent = await addCategory(shop.db, `Needles ${randomUUID()}`);
    const child = await addCategory(shop.db, `Fine needles ${randomUUID()}`, parent);
    const id = await addProduct(shop.db, { code: `CAT-${parent}` }, [child]);
    const body = { name: 'Needles', categoryId: parent };
    const begun = await desk.ask(counts.startStockCount, { token, body, headers: keyed() });
    const url = `${ROOT}/counts/${begun.id}`;
    const { lines } = await desk.ask(counts.getStockCount, { token, url });
    expect(lines.map(({ productId }) => productId)).toEqual([id]);
    const close = () => desk.send(counts.closeStockCount, { token, url: `${url}/closing` });
    expect((await close()).statusCode).toBe(200);
    expect(refusalOf(await close()).code).toBe('count-closed');
    const lineUrl = `${ROOT}/count-lines/${lines[0]?.id}`;
    const late = await desk.send(counts.countStockLine, {
      token,
      url: lineUrl,
      body: { counted: 1, before: null },
    });
    expect(refusalOf(late).code).toBe('count-closed');
  });

  test.each([
    ['without a name', { name: ' ', codes: ['X'] }, 400, 'count-name-required'],
    ['of nothing', { name: 'Shelf' }, 400, 'stock-lines-empty'],
    ['of an unknown code', { name: 'Shelf', codes: ['NOPE'] }, 400, 'stock-line-unknown'],
    ['of an unknown category', { name: 'Shelf', categoryId: 2_147_483_647 }, 404, 'not-found'],
  ])('%s is refused', async (_what, body, status, code) => {
    expect(
      refusalOf(await desk.send(counts.startStockCount, { token, body, headers: keyed() })),
    ).toMatchObject({
      status,
      code,
    });
  });
});

const list = async (body: object) =>
  desk.ask(listDeskStock, { token, body: { filter: {}, ...body } });
const idsOf = (...products: readonly Product[]) => products.map(({ id }) => id);

describe('what runs out', () => {
  test('follows from what was sold and not cancelled', async () => {
    const product = await aProduct(60, {
      minimum_stock: 4,
      added_at: new Date(+shop.clock.now - 40 * DAY_MS),
    });
    const fresh = await aProduct(60, { added_at: new Date(+shop.clock.now - DAY_MS) });
    await buy(product, 14);
    await buy(fresh, 7);
    await countSales(shop.db, shop.clock.now);
    expect((await show(product)).product).toMatchObject({
      packs: 14,
      days: 28,
      inStock: 46,
      daysLeft: 84,
    });
    expect((await show(fresh)).product).toMatchObject({ packs: 7, days: 7, daysLeft: 53 });
    await countSales(shop.db, new Date(+shop.clock.now + 29 * DAY_MS));
    expect((await show(product)).product).toMatchObject({
      packs: 0,
      days: 28,
      daysLeft: undefined,
    });
  });

  test('is filtered by what is known of it', async () => {
    const word = randomUUID().slice(0, 8);
    const named = (name: string) => ({ name: `${word} ${name}` });
    const [gone, soon, calm] = [
      await aProduct(3, { ...named('gone'), minimum_stock: 3 }),
      await aProduct(30, named('soon')),
      await aProduct(500, { ...named('calm'), is_on_sale: false }),
    ];
    await buy(soon, 20);
    await countSales(shop.db, shop.clock.now);
    await order([{ code: calm.code, packs: 9 }]);
    const found = async (filter: object) =>
      (await list({ filter: { search: word, ...filter } })).products
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    expect(await found({})).toEqual(idsOf(gone, soon, calm));
    expect(await found({ atSafety: true })).toEqual(idsOf(gone));
    expect(await found({ runsOutWithin: '7' })).toEqual(idsOf(gone, soon));
    expect(await found({ onOrder: true })).toEqual(idsOf(calm));
    expect(await found({ isOnSale: false })).toEqual(idsOf(calm));
    expect(await found({ search: `${word} ${calm.code}` })).toEqual(idsOf(calm));
  });

  test.each(['name', 'code', 'inStock', 'daysLeft', 'sold'] as const)(
    'comes in pages by %s, forward and back, each product once',
    async (sort) => {
      for (const isDescending of [false, true]) {
        const seen: number[] = [];
        let after: string | undefined;
        let before: string | undefined;
        do {
          const page = await list({
            sort,
            isDescending,
            limit: 7,
            ...(after === undefined ? {} : { after }),
          });
          seen.push(...page.products.map(({ id }) => id));
          after = page.next;
          before = page.previous ?? before;
        } while (after !== undefined);
        const { total } = await list({ limit: 1 });
        expect([new Set(seen).size, seen.length]).toEqual([total, total]);
        const back = await list({ sort, isDescending, limit: 7, before });
        const at = seen.indexOf(back.products[0]?.id ?? 0);
        expect(back.products.map(({ id }) => id)).toEqual(
          seen.slice(at, at + back.products.length),
        );
      }
    },
  );

  test('is saved as CSV, and that is recorded', async () => {
    const product = await aProduct(12, { name: `=Sum ${randomUUID()}` });
    const answer = await desk.send(stock.exportDeskStock, {
      token,
      body: { filter: { search: product.code }, reason: 'For the count' },
    });
    expect(answer.body).toContain(`${product.code},'=Sum`);
    const { rows } = await shop.database.pool.query(
      `select detail ->> 'rows' as rows, detail ->> 'reason' as reason from audit_events where action = 'stock-exported' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ rows: '1', reason: 'For the count' }]);
  });
});

test('after all of this every invariant holds', async () => {
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
