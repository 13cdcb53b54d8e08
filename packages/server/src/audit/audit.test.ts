import { createOrder } from '@formulary/rules/wire/calls/orderCalls';
import { addCartLine } from '@formulary/rules/wire/calls/cartCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepHouse } from '../housekeeping/keepHouse.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orderBody.ts';
import { addProduct } from '../testing/testData.queries.ts';
import { audit, auditWithin, type Breach } from './audit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { token } = await shop.signedIn();
  const product = await addProduct(shop.db);
  const body = { product_fk: product, cart_quantity: 2, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token, body });
  await shop.ask(createOrder, {
    token,
    body: orderBody(lines),
    headers: { 'idempotency-key': 'audited' },
  });
  await shop.ask(addCartLine, { token, body });
});
afterAll(() => shop.close());

/** What somebody with the keys to the database could do to it, constraints taken away first. */
const corruptions = [
  [
    'I01',
    'alter table products drop constraint products_in_stock_check; update products set in_stock = -1',
  ],
  ['I03', 'update products set in_stock = in_stock - 1'],
  [
    'I04',
    "alter table stock_movements disable trigger user; delete from stock_movements where cause = 'order'",
  ],
  [
    'I05',
    "insert into stock_movements (product_id, cause, quantity, moved_at) select id, 'correction', -500, now() from products",
  ],
  [
    'I06',
    'alter table order_lines drop constraint order_lines_check1; update order_lines set subtotal_mills = 1000, vat_mills = 200, total_mills = 1200',
  ],
  [
    'I07',
    'alter table order_lines drop constraint order_lines_check2; update order_lines set vat_mills = 0, total_mills = subtotal_mills',
  ],
  ['I08', 'update orders set amount_mills = amount_mills - 10'],
  [
    'I09',
    'alter table order_lines drop constraint order_lines_check1, drop constraint order_lines_check2, drop constraint order_lines_check3; update order_lines set subtotal_mills = full_price_mills + 1',
  ],
  [
    'I11',
    'alter table orders drop constraint orders_check; update orders set delivery_option_id = 2',
  ],
  [
    'I21',
    "alter table stock_movements disable trigger user; delete from stock_movements where cause = 'order'; delete from order_lines",
  ],
  ['I22', "update idempotency_keys set answer = '{}'"],
  ['I23', 'update carts set version = 1'],
  ['I24', 'update orders set has_prescription = true'],
  [
    'I25',
    "alter table orders drop constraint orders_check1; update orders set state = 'Dispatched'",
  ],
  [
    'I26',
    "alter table order_lines drop constraint order_lines_name_check; update order_lines set name = ''",
  ],
  ['I42', "update sessions set expires_at = expires_at + interval '2 years'"],
  ['I43', "update users set password_hash = '$argon2id$v=19$m=1024,t=1,p=1$x$y'"],
  ['I49', 'delete from outbox'],
  [
    'I50',
    'alter table cart_lines drop constraint cart_lines_quantity_check, drop constraint cart_lines_check; update cart_lines set quantity = 0',
  ],
] as const;

class Undo extends Error {}

test('finds nothing in a shop that is whole', async () => {
  expect(await audit(shop.db, shop.clock.now)).toEqual([]);
});

test.each(corruptions)('names the row that breaks %s', async (id, statement) => {
  let found: readonly Breach[] = [];
  const corrupted = shop.db.transaction().execute(async (trx) => {
    for (const part of statement.split(';')) await sql.raw(part).execute(trx);
    found = await auditWithin(trx, shop.clock.now);
    throw new Undo();
  });
  await expect(corrupted).rejects.toThrow(Undo);
  const breach = found.find((each) => each.id === id);
  expect(breach?.keys.length).toBeGreaterThan(0);
});

test('does not miss mail that was removed because it was sent long ago', async () => {
  await shop.db.updateTable('outbox').set({ sent_at: shop.clock.now }).execute();
  const days = (count: number) => new Date(+shop.clock.now + count * 86_400_000);
  expect((await keepHouse(shop.db, days(31)))?.mails).toBeGreaterThan(0);
  expect(await audit(shop.db, days(31))).toEqual([]);
  expect((await audit(shop.db, days(29))).map(({ id }) => id)).toEqual(['I49']);
});
