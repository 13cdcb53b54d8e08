import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffRoles } from '@formulary/rules/accounts/staffPermissions';
import { signInToDesk } from '@formulary/rules/calls/desk/deskSessionCalls';
import { signIn } from '@formulary/rules/calls/sessionCalls';
import { listDeliveryOptions, listOrders } from '@formulary/rules/calls/orderCalls';
import { getOrderTimeline } from '@formulary/rules/calls/orderTimelineCalls';
import { listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { checkPrescription } from '@formulary/rules/calls/prescriptionCheckCalls';
import { orderStateNames } from '@formulary/rules/orders/orderStates';
import { sql } from 'kysely';
import { audit } from '../src/audit/audit.ts';
import { listMessages } from '../src/contact/contactMessages.queries.ts';
import { readUnsealedPrescriptions } from '../src/prescriptions/document/documents.queries.ts';
import { confirmationTask } from '../src/signing/confirmationTask.ts';
import { withTransaction } from '../src/platform/database/withTransaction.ts';
import { runDocumentTask } from '../src/testing/signing/runDocumentTask.ts';
import { openTestShop, type TestShop } from '../src/testing/openTestShop.ts';
import { openTestDesk } from '../src/testing/openTestDesk.ts';
import { addProduct, addUser, contents } from '../src/testing/testData.queries.ts';
import { demoAccounts } from './demoAccounts.ts';
import { DEMO_STAFF_PASSWORD, demoStaffAccounts } from './demoStaffAccounts.ts';
import { demoCategories, demoProducts } from './demo/demoCatalogue.ts';
import { linksOf, patientsOf, tableSizes } from './testing/seeded.queries.ts';
import { seedDemo } from './seedDemo.ts';
import { takeSeedLock } from './seedLock.queries.ts';

const shopUrl = 'https://shop.test';

let shop: TestShop;
let tokens: readonly string[];
beforeAll(async () => {
  shop = await openTestShop();
  await seedDemo(shop.db, { ...shop, now: shop.clock.now, shopUrl });
  tokens = await Promise.all(
    demoAccounts.map(({ email, password }) =>
      shop.ask(signIn, { body: { user_email: email, user_password: password } }),
    ),
  );
});
afterAll(() => shop.close());

test('one member of staff of each role signs in at the desk with the password alone', async () => {
  const desk = await openTestDesk(shop);
  const roles = [];
  for (const { email } of demoStaffAccounts) {
    const person = await desk.ask(signInToDesk, { body: { email, password: DEMO_STAFF_PASSWORD } });
    expect(person).toMatchObject({ email, isDemo: true });
    roles.push(person.role);
  }
  expect(roles.toSorted()).toEqual(staffRoles.toSorted());
  await desk.app.close();
});

test('a demo from before there was staff gets it, and another shop does not', async () => {
  const other = await openTestShop();
  await addProduct(other.db);
  const seed = () => seedDemo(other.db, { ...other, now: other.clock.now, shopUrl });
  const names = () => other.db.selectFrom('staff').select('name').orderBy('id').execute();
  await seed();
  expect(await names()).toEqual([]);
  await addUser(other.db, { email: demoAccounts[0].email });
  await seed();
  await seed();
  expect(await names()).toEqual(demoStaffAccounts.map(({ name }) => ({ name })));
  await other.close();
});

test('refuses a data folder that belongs to another database, and adds nothing', async () => {
  const other = await openTestShop();
  await other.ledger.anchor({ sequence: 1, prescriptionId: 1, hash: Buffer.alloc(32, 1) });
  await expect(seedDemo(other.db, { ...other, now: other.clock.now, shopUrl })).rejects.toThrow(
    'FORMULARY_DATA belongs to another database',
  );
  expect(await tableSizes(other.db)).toMatchObject({ products: 0, users: 0 });
  await other.close();
});

test('waits for another server that fills the shop, and then adds nothing', async () => {
  const other = await openTestShop();
  const isWaiting = async () => {
    const { rows } = await sql<{ waits: number }>`
      select count(*)::int as waits from pg_stat_activity
      where datname = current_database() and query ilike '%pg_try_advisory_xact_lock%'
        and state = 'idle in transaction'`.execute(other.db);
    return rows[0]?.waits === 1;
  };
  const seeding = await withTransaction(other.db, async (trx) => {
    await takeSeedLock(trx);
    await addProduct(trx, { name: 'From another server' });
    const later = seedDemo(other.db, { ...other, now: other.clock.now, shopUrl });
    await expect.poll(isWaiting).toBe(true);
    return { later };
  });
  await seeding.later;
  expect(await tableSizes(other.db)).toMatchObject({ products: 1, users: 0 });
  await other.close();
});

test('fills the shop with the whole demo catalogue, and every invariant holds', async () => {
  const sizes = await tableSizes(shop.db);
  expect(sizes).toMatchObject({
    products: demoProducts.length,
    categories: demoCategories.length,
    promotions: demoProducts.flatMap(({ promotions = [] }) => promotions).length,
    users: demoAccounts.length,
  });
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('has accepted, declined and pending links, so that both bells ring, and patients for everybody', async () => {
  expect(await linksOf(shop.db)).toEqual([
    {
      practitioner: 'practitioner@formulary.test',
      prescriber: 'prescriber@formulary.test',
      status: 'accepted',
    },
    {
      practitioner: 'practitioner2@formulary.test',
      prescriber: 'prescriber2@formulary.test',
      status: 'declined',
    },
    {
      practitioner: 'practitioner2@formulary.test',
      prescriber: 'prescriber@formulary.test',
      status: 'pending',
    },
    {
      practitioner: 'practitioner@formulary.test',
      prescriber: 'prescriber2@formulary.test',
      status: 'pending',
    },
  ]);
  expect(await patientsOf(shop.db, 'practitioner@formulary.test')).toBe(7);
  expect(await patientsOf(shop.db, 'prescriber@formulary.test')).toBe(2);
  expect(await patientsOf(shop.db, 'practitioner2@formulary.test')).toBe(2);
  expect(await patientsOf(shop.db, 'prescriber2@formulary.test')).toBe(1);
});

test('gives the practitioner more than a page of past orders, newest first, in every state', async () => {
  const [practitioner, , second] = tokens;
  const page = { page: { limit: 100, skip: 0 } };
  const orders = await shop.ask(listOrders, { token: practitioner, body: page });
  expect(orders.length).toBeGreaterThan(12);
  expect(orders.every(({ placedAt }) => placedAt < shop.clock.now)).toBe(true);
  const standings = orders.map(({ state, paymentStatus }) => `${state}, ${paymentStatus}`);
  expect([...new Set(standings)].toSorted()).toEqual([
    'Awaiting payment, Pending',
    'Awaiting prescription, Paid',
    'Cancelled, Failed',
    'Cancelled, Refunded',
    'Delivered, Paid',
    'Dispatched, Paid',
    'Processing, Paid',
  ]);
  const states = new Set(orders.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(orderStateNames.toSorted());
  const options = await shop.ask(listDeliveryOptions, { token: practitioner });
  const fees = new Map(options.map(({ id, price }) => [id, price]));
  expect(orders.map(({ deliveryFee }) => deliveryFee)).toEqual(
    orders.map(({ deliveryOptionId }) => fees.get(deliveryOptionId)),
  );
  const ofSecond = await shop.ask(listOrders, { token: second, body: {} });
  expect(ofSecond.map(({ state }) => state)).toEqual(['Awaiting payment']);
});

test('has an order with a complete timeline', async () => {
  const [token] = tokens;
  const orders = await shop.ask(listOrders, { token, body: { page: { limit: 100, skip: 0 } } });
  const delivered = orders.find((each) => each.state === 'Delivered' && each.hasPrescription);
  const timeline = await shop.ask(getOrderTimeline, {
    token,
    url: `/api/orders/${delivered?.id}/timeline`,
  });
  expect(timeline.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['order-placed', 'order-paid', 'order-dispatched', 'order-delivered']),
  );
});

const everything = { query: {}, page: { limit: 100, skip: 0 } };

/** Lists an account's prescriptions that wait for a signature or a confirmation. */
const waitingOf = async (token?: string) => {
  const all = await shop.ask(listPrescriptions, { token, body: everything });
  const open = all.filter(
    ({ waitsFor }) => waitsFor === 'signature' || waitsFor === 'confirmation',
  );
  return open
    .map(({ waitsFor, verifiedAt }) => `${waitsFor}${verifiedAt ? ', verified' : ''}`)
    .toSorted();
};

test('has prescriptions for each prescriber to review, to sign and to confirm', async () => {
  const [practitioner, prescriber, , second] = tokens;
  const ordered = [
    'confirmation, verified',
    'signature',
    'signature',
    'signature',
    'signature, verified',
  ];
  expect(await waitingOf(practitioner)).toEqual(ordered);
  expect(await waitingOf(prescriber)).toEqual(ordered.toSpliced(1, 0, 'signature'));
  expect(await waitingOf(second)).toEqual(['signature, verified']);
});

test('has rejected, lapsed, paper and confirmed prescriptions', async () => {
  const [practitioner] = tokens;
  const all = await shop.ask(listPrescriptions, { token: practitioner, body: everything });
  const settled = all.flatMap(({ status, isLapsed, originalReceivedAt, confirmedAt }) => {
    if (status === 'rejected') return [isLapsed ? 'lapsed' : 'rejected'];
    if (status === 'unsigned' || !confirmedAt) return [];
    return [originalReceivedAt ? 'paper' : 'confirmed'];
  });
  expect([...new Set(settled)].toSorted()).toEqual(['confirmed', 'lapsed', 'paper', 'rejected']);
});

test('seals confirmed prescriptions by the job of the first start, and every invariant holds again', async () => {
  const unsealed = await withTransaction(shop.db, readUnsealedPrescriptions);
  expect(unsealed.length).toBeGreaterThan(2);
  for (const prescriptionId of unsealed)
    await runDocumentTask(shop, 'seal-prescription', { prescriptionId });
  expect(await withTransaction(shop.db, readUnsealedPrescriptions)).toEqual([]);
  const checked = await shop.ask(checkPrescription, {
    url: `/api/prescriptions/${unsealed[0]}/check`,
  });
  expect(checked.verdict).toBe('holds');
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('mails the links of signed prescriptions once there is a mailbox, and leaves no old mail pending', async () => {
  const unsent = () =>
    shop.db.selectFrom('outbox').select('subject').where('sent_at', 'is', null).execute();
  expect(await unsent()).toEqual([]);
  const jobs = await sql<{ readonly payload: { readonly prescriberId: number } }>`
    select payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id
    where task.identifier = 'mail-signature-confirmations' and run_at <= now()`.execute(shop.db);
  const [{ payload } = { payload: { prescriberId: 0 } }] = jobs.rows;
  const now = () => shop.clock.now;
  const task = confirmationTask({ ...shop, now, shopUrl });
  await task.run(payload, { log: shop.app.log });
  expect(await unsent()).toEqual([{ subject: expect.stringMatching(/^Please confirm your/) }]);
});

test('keeps the unanswered messages, and not the answered one', async () => {
  expect((await listMessages(shop.db)).map(({ name }) => name)).toEqual([
    'Amara Okafor',
    'Tomos Griffiths',
  ]);
});

test('leaves a shop with products alone', async () => {
  const before = await contents(shop.db);
  await seedDemo(shop.db, { ...shop, now: new Date('2027-01-01T00:00:00Z'), shopUrl });
  expect(await contents(shop.db)).toBe(before);
});
