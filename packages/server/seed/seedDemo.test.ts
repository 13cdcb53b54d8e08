import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '@formulary/rules/calls/accountCalls';
import { listDeliveryOptions, listOrders } from '@formulary/rules/calls/orderCalls';
import { listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { audit } from '../src/audit/audit.ts';
import { openTestShop, type TestShop } from '../src/testing/openTestShop.ts';
import { contents } from '../src/testing/testData.queries.ts';
import { demoAccounts } from './demoAccounts.ts';
import { demoCategories, demoProducts } from './demo/demoCatalogue.ts';
import { linksOf, patientsOf, tableSizes } from './testing/seeded.queries.ts';
import { seedDemo } from './seedDemo.ts';

let shop: TestShop;
let tokens: readonly string[];
beforeAll(async () => {
  shop = await openTestShop();
  await seedDemo(shop.db, { now: shop.clock.now });
  tokens = await Promise.all(
    demoAccounts.map(({ email, password }) =>
      shop.ask(signIn, { body: { user_email: email, user_password: password } }),
    ),
  );
});
afterAll(() => shop.close());

test('fills the shop with the whole demo catalogue, and every invariant holds', async () => {
  const sizes = await tableSizes(shop.db);
  expect(sizes).toMatchObject({
    products: demoProducts.length,
    categories: demoCategories.length,
    promotions: demoProducts.flatMap(({ promotions = [] }) => promotions).length,
    users: 3,
  });
  expect(await audit(shop.db, shop.clock.now)).toEqual([]);
});

test('links the prescriber to the first practitioner, who has patients, and lets the second wait for an answer', async () => {
  expect(await linksOf(shop.db)).toEqual([
    {
      practitioner: 'practitioner@formulary.test',
      prescriber: 'prescriber@formulary.test',
      status: 'accepted',
    },
    {
      practitioner: 'practitioner2@formulary.test',
      prescriber: 'prescriber@formulary.test',
      status: 'pending',
    },
  ]);
  expect(await patientsOf(shop.db, 'practitioner@formulary.test')).toBe(7);
  expect(await patientsOf(shop.db, 'prescriber@formulary.test')).toBe(2);
  expect(await patientsOf(shop.db, 'practitioner2@formulary.test')).toBe(0);
});

test('gives the practitioner more than a page of past orders, newest first, in several states', async () => {
  const [practitioner, , second] = tokens;
  const page = { page: { limit: 100, skip: 0 } };
  const orders = await shop.ask(listOrders, { token: practitioner, body: page });
  expect(orders.length).toBeGreaterThan(12);
  expect(orders.every(({ placedAt }) => placedAt < shop.clock.now)).toBe(true);
  expect(new Set(orders.map(({ state }) => state)).size).toBeGreaterThanOrEqual(5);
  const options = await shop.ask(listDeliveryOptions, { token: practitioner });
  const fees = new Map(options.map(({ id, price }) => [id, price]));
  expect(orders.map(({ deliveryFee }) => deliveryFee)).toEqual(
    orders.map(({ deliveryOptionId }) => fees.get(deliveryOptionId)),
  );
  expect(await shop.ask(listOrders, { token: second, body: {} })).toEqual([]);
});

test('has prescriptions that wait for the prescriber, of the practitioner and of their own', async () => {
  const [practitioner, prescriber] = tokens;
  const body = { query: { prescription_status: 0 }, page: { limit: 100, skip: 0 } };
  const own = await shop.ask(listPrescriptions, { token: practitioner, body });
  const all = await shop.ask(listPrescriptions, { token: prescriber, body });
  expect([own.length, all.length]).toEqual([3, 4]);
  expect(all.every(({ waitsFor }) => waitsFor === 'signature')).toBe(true);
});

test('has prescriptions that were rejected, that lapsed, and whose paper original came', async () => {
  const [practitioner] = tokens;
  const body = { query: {}, page: { limit: 100, skip: 0 } };
  const all = await shop.ask(listPrescriptions, { token: practitioner, body });
  const settled = all.filter(({ status }) => status !== 'unsigned');
  expect(settled.map(({ status, isLapsed, waitsFor }) => ({ status, isLapsed, waitsFor }))).toEqual(
    [
      { status: 'rejected', isLapsed: false, waitsFor: 'correction' },
      { status: 'rejected', isLapsed: true, waitsFor: 'correction' },
      { status: 'signed', isLapsed: false, waitsFor: 'nothing' },
    ],
  );
});

test('leaves a shop alone that has products', async () => {
  const before = await contents(shop.db);
  await seedDemo(shop.db, { now: new Date('2027-01-01T00:00:00Z') });
  expect(await contents(shop.db)).toBe(before);
});
