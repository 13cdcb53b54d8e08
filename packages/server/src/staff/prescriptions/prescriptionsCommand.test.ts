import { getOrder } from '@formulary/rules/calls/orderCalls';
import { getPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { checkPrescription } from '@formulary/rules/calls/prescriptionCheckCalls';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { recordTransfer } from '../../payments/recordTransfer.ts';
import { readTexts } from '../../testing/documents/readTexts.ts';
import { eventsOfPrescription } from '../../prescriptions/events/chainedEvents.queries.ts';
import { holdsForTests, storageForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import {
  type OrderedPrescriptions,
  orderPrescriptions,
} from '../../testing/orders/orderPrescriptions.ts';
import { signedPrescriptions } from '../../testing/signing/signedPrescriptions.ts';
import { addSession } from '../../testing/testData.queries.ts';
import { readCommand } from '../readCommand.ts';
import { runCommand } from '../runCommand.ts';

const HOUR_MS = 3_600_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  shop.clock.now = new Date('2026-06-15T10:00:00Z');
});
afterAll(() => shop.close());

function staff(...words: readonly string[]): Promise<string> {
  const command = readCommand(words);
  if (command.kind === 'help') throw new Error('That is help');
  return runCommand(command, {
    db: shop.db,
    now: shop.clock.now,
    holds: holdsForTests,
    daysToSign: 14,
    certificates: new Map(),
    trust: () => shop.trust,
    ledger: () => shop.ledger,
    unconfirmedLimits: storageForTests,
    shopUrl: () => 'https://shop.test',
    deskUrl: () => 'https://desk.test',
    user: () => 'priya',
  });
}
const prescriptions = (...words: readonly string[]) => staff('prescriptions', ...words);
const firstOf = ({ prescriptions: [first] }: Pick<OrderedPrescriptions, 'prescriptions'>) =>
  first?.id ?? 0;

async function pay(orderId: number): Promise<void> {
  const orders = shop.db.selectFrom('orders').select('amount_mills as amount');
  const { amount } = await orders.where('id', '=', orderId).executeTakeFirstOrThrow();
  const { clock, db } = shop;
  const context = { db, now: clock.now, holds: holdsForTests, shopUrl: 'https://shop.test' };
  await recordTransfer(context, { orderId, amount, reference: 'A transfer', by: 'Sam' });
}
const orderOf = async ({ userId, orderId }: OrderedPrescriptions) => {
  const token = await addSession(shop.db, userId, shop.clock.now);
  return shop.ask(getOrder, { token, url: `/api/orders/${orderId}` });
};

test('unfinished prescriptions are listed by pending step, without a patient', async () => {
  const unsigned = await orderPrescriptions(shop);
  const signed = await signedPrescriptions(shop);
  const list = await prescriptions();
  expect(list).toMatch(new RegExp(`signature +${firstOf(unsigned)} .*Amara Okafor +Priya Nair`));
  expect(list).toMatch(new RegExp(`confirmation +${signed.ids[0]} `));
  expect(list).not.toContain('Whitfield');
  const one = await prescriptions('--waiting', 'confirmation');
  expect(one).not.toMatch(/^signature/m);
  expect(await prescriptions('--waiting', 'correction')).toBe(
    'No prescription waits for correction.',
  );
});

test('a prescription is shown whole; an unknown one is refused by its number', async () => {
  const { ids } = await signedPrescriptions(shop);
  const page = await prescriptions('show', String(ids[0]));
  for (const words of ['Joan Whitfield', 'Priya Nair', 'One each day', 'password', 'Verified']) {
    expect(page).toContain(words);
  }
  await expect(prescriptions('show', '999999')).rejects.toThrow('There is no prescription 999999.');
  await expect(prescriptions('received', '999999')).rejects.toThrow(
    'There is no prescription 999999.',
  );
});

test('a paper original within 72 hours counts as signed, and moves a paid order on @9.15', async () => {
  const ordered = await orderPrescriptions(shop);
  const id = firstOf(ordered);
  await pay(ordered.orderId);
  shop.clock.now = new Date(+shop.clock.now + 72 * HOUR_MS);
  expect(await prescriptions('received', String(id), '--as', 'Sam')).toBe(
    `The original of prescription ${id} is here, and it counts as signed. Its order is Processing now.`,
  );
  expect((await orderOf(ordered)).state).toBe('Processing');
  const token = await addSession(shop.db, ordered.userId, shop.clock.now);
  const read = await shop.ask(getPrescription, { token, url: `/api/prescriptions/${id}` });
  expect(read).toMatchObject({
    status: 'signed',
    waitsFor: 'nothing',
    originalReceivedAt: shop.clock.now,
  });
  expect((await eventsOfPrescription(shop.db, id)).map(({ kind }) => kind)).toEqual([
    'ordered',
    'original-received',
  ]);
  expect(await prescriptions('show', String(id))).toContain('by Sam');
  const checked = await shop.ask(checkPrescription, { url: `/api/prescriptions/${id}/check` });
  expect(checked.verdict).toBe('paper');
  const { rawPayload } = await shop.app.inject({
    url: `/api/prescriptions/${id}/pdf`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await readTexts(rawPayload)).join('\n')).toContain('Signed on paper');
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('a paper original is refused after 72 hours, twice, and when signed or cancelled; nothing changes @9.15', async () => {
  const ordered = await orderPrescriptions(shop);
  const id = firstOf(ordered);
  const late = new Date(+shop.clock.now + 72 * HOUR_MS + 1);
  const now = shop.clock.now;
  shop.clock.now = late;
  await expect(prescriptions('received', String(id))).rejects.toThrow('within 72 hours');
  expect(await eventsOfPrescription(shop.db, id)).toHaveLength(1);
  shop.clock.now = now;
  await prescriptions('received', String(id));
  await expect(prescriptions('received', String(id))).rejects.toThrow('is signed already');
  const signed = await signedPrescriptions(shop);
  await expect(prescriptions('received', String(signed.ids[0]))).rejects.toThrow(
    'is signed already',
  );
  const cancelled = await orderPrescriptions(shop);
  await staff('orders', 'cancel', String(cancelled.orderId), '--reason', 'Asked for');
  await expect(prescriptions('received', String(firstOf(cancelled)))).rejects.toThrow(
    'its order is cancelled',
  );
});

async function dispatched(at: string) {
  shop.clock.now = new Date(at);
  const ordered = await orderPrescriptions(shop, [[2], [1]]);
  await pay(ordered.orderId);
  for (const { id } of ordered.prescriptions) await prescriptions('received', String(id));
  await staff('orders', 'dispatch', String(ordered.orderId));
  return ordered;
}

test('the register has a line for each medicine supplied on the given days of UK time', async () => {
  const before = await dispatched('2026-07-09T22:59:00Z');
  const first = await dispatched('2026-07-09T23:01:00Z');
  const last = await dispatched('2026-07-11T22:59:00Z');
  await dispatched('2026-07-11T23:01:00Z');
  const csv = await prescriptions('register', '--from', '2026-07-10', '--to', '2026-07-11');
  const rows: readonly Readonly<Record<string, string>>[] = parse(csv, {
    bom: true,
    columns: true,
  });
  expect(csv).toMatch(/^\uFEFFDate supplied,/);
  expect(rows.map((row) => Number(row['Prescription']))).toEqual(
    [...first.prescriptions, ...last.prescriptions].map(({ id }) => id),
  );
  expect(rows[0]).toMatchObject({
    'Date supplied': '10/07/2026',
    'Date of prescription': '10/07/2026',
    Packs: '2',
    'Packs of the line not supplied': '0',
    Patient: 'Joan Whitfield',
    Prescriber: 'Priya Nair',
  });
  for (const column of ['Medicine', 'Prescriber address', 'Patient address', 'Order']) {
    expect(rows[0]?.[column]).toMatch(/\S/);
  }
  expect(csv).not.toContain((await orderOf(before)).number);
  const empty = await prescriptions('register', '--from', '2020-01-01', '--to', '2020-01-01');
  expect(parse(empty, { bom: true, columns: true })).toEqual([]);
});

test('a name that a spreadsheet would read as a formula is text in the register', async () => {
  shop.clock.now = new Date('2026-08-03T10:00:00Z');
  const ordered = await orderPrescriptions(shop);
  await pay(ordered.orderId);
  await shop.db
    .updateTable('patients')
    .set({ first_name: '=HYPERLINK("https://evil.test")', last_name: 'A, "B"' })
    .where('practitioner_id', '=', ordered.userId)
    .execute();
  await prescriptions('received', String(firstOf(ordered)));
  await staff('orders', 'dispatch', String(ordered.orderId));
  const csv = await prescriptions('register', '--from', '2026-08-03', '--to', '2026-08-03');
  const [row]: readonly Readonly<Record<string, string>>[] = parse(csv, {
    bom: true,
    columns: true,
  });
  expect(row?.['Patient']).toBe(`'=HYPERLINK("https://evil.test") A, "B"`);
});

test('nothing is dispatched against a prescription older than six months', async () => {
  shop.clock.now = new Date('2026-03-31T10:00:00Z');
  const ordered = await orderPrescriptions(shop);
  await pay(ordered.orderId);
  await prescriptions('received', String(firstOf(ordered)));
  shop.clock.now = new Date('2026-10-01T10:00:00Z');
  await expect(staff('orders', 'dispatch', String(ordered.orderId))).rejects.toThrow(
    `Prescription ${firstOf(ordered)} is older than six months: cancel the order.`,
  );
  expect((await orderOf(ordered)).state).toBe('Processing');
  shop.clock.now = new Date('2026-09-30T10:00:00Z');
  await staff('orders', 'dispatch', String(ordered.orderId));
  expect((await orderOf(ordered)).state).toBe('Dispatched');
});
