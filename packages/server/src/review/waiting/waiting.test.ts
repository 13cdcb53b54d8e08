import {
  getPrescription,
  giveUpPrescription,
  nudgePrescriber,
  signPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { eventsOfPrescription } from '../../prescriptions/events/chainedEvents.queries.ts';
import { aSignature } from '../../testing/signing/aSignature.ts';
import { recordTransfer } from '../../payments/recordTransfer.ts';
import { holdsForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderPrescriptions } from '../../testing/orders/orderPrescriptions.ts';
import { signedPrescriptions } from '../../testing/signing/signedPrescriptions.ts';
import { signingForm } from '../../testing/calls/signingForm.ts';
import { addSession, emailOf } from '../../testing/testData.queries.ts';
import { waitingTasks } from './waiting.tasks.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// 10:00 in the UK.
const START = new Date('2026-11-02T10:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  shop.clock.now = START;
});
afterAll(() => shop.close());

async function run(name: string): Promise<void> {
  const context = {
    ...shop,
    now: () => shop.clock.now,
    shopUrl: 'https://shop.test',
    daysToSign: 14,
    reminderHours: { from: 8, until: 20 },
  };
  const task = waitingTasks(context).find((each) => each.name === name);
  await task?.run({}, { log: shop.app.log });
}
const lapse = () => run('lapse-prescriptions');
const remind = () => run('remind-prescribers');
/** Books the transfer of an order, so that the order does not expire. */
async function pay(orderId: number): Promise<void> {
  const orders = shop.db.selectFrom('orders').select('amount_mills as amount');
  const { amount } = await orders.where('id', '=', orderId).executeTakeFirstOrThrow();
  const context = {
    ...shop,
    now: shop.clock.now,
    holds: holdsForTests,
    shopUrl: 'https://shop.test',
  };
  await recordTransfer(context, { orderId, amount, reference: 'A transfer', by: 'Sam' });
}
const passTime = (ms: number) => {
  shop.clock.now = new Date(+shop.clock.now + ms);
};

/** Returns the timed mails to a user, without the earlier ones about the order. */
async function mailsTo(userId: number): Promise<readonly { subject: string; text: string }[]> {
  const mails = shop.db.selectFrom('outbox').select(['subject', 'text']);
  const recipient = await emailOf(shop.db, userId);
  const sent = await mails.where('recipient', '=', recipient).orderBy('id').execute();
  return sent.filter(({ subject }) => /lapsed$|waits? for your signature$/.test(subject));
}
const read = (token: string, id: number | undefined) =>
  shop.ask(getPrescription, { token, url: `/api/prescriptions/${id}` });
const idsOf = ({ prescriptions }: { readonly prescriptions: readonly { readonly id: number }[] }) =>
  prescriptions.map(({ id }) => id);

test('an unsigned prescription lapses once after 14 days, tells both sides once, and can be given up', async () => {
  const ordered = await orderPrescriptions(shop, [[2], [1]]);
  const ids = idsOf(ordered);
  const { orderId, userId, prescriberId } = ordered;
  await pay(orderId);
  passTime(14 * DAY_MS - 1);
  await lapse();
  expect(await mailsTo(userId)).toEqual([]);
  passTime(1);
  await Promise.all([lapse(), lapse()]);
  await lapse();

  const token = await addSession(shop.db, userId, shop.clock.now);
  for (const id of ids) {
    expect(await read(token, id)).toMatchObject({
      status: 'rejected',
      isLapsed: true,
      waitsFor: 'correction',
      rejectReason: 'It was not signed within 14 days',
      rejectedAt: shop.clock.now,
    });
    const kinds = (await eventsOfPrescription(shop.db, id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['ordered', 'lapsed']);
  }
  const [toPractitioner, ...more] = await mailsTo(userId);
  expect(more).toEqual([]);
  expect(toPractitioner?.subject).toMatch(/^2 prescriptions of order F-\S+ have lapsed$/);
  const [toPrescriber, ...others] = await mailsTo(prescriberId);
  expect(others).toEqual([]);
  expect(toPrescriber?.text).toContain('There is nothing left for you to do');

  await shop.ask(giveUpPrescription, { token, body: { prescription_pk: ids[0] } });
  expect(await read(token, ids[0])).toMatchObject({ waitsFor: 'nothing' });
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('a lapsed prescription cannot be signed, and a signed one does not lapse', async () => {
  const lapsing = await orderPrescriptions(shop);
  const signed = await signedPrescriptions(shop);
  passTime(15 * DAY_MS);
  await lapse();
  const token = await addSession(shop.db, lapsing.prescriberId, shop.clock.now);
  const [id = 0] = idsOf(lapsing);
  const form = signingForm({ id, documentId: 'none' }, await aSignature());
  const { statusCode } = await shop.app.inject({
    method: signPrescription.method,
    url: signPrescription.path,
    headers: { ...form.headers, authorization: `Bearer ${token}` },
    payload: form.payload,
  });
  expect(statusCode).toBe(409);
  const prescriber = await addSession(shop.db, signed.prescriberId, shop.clock.now);
  expect(await read(prescriber, signed.ids[0])).toMatchObject({
    status: 'signed',
    isLapsed: false,
  });
});

test('an unsigned prescription of a cancelled order neither lapses nor causes a reminder', async () => {
  const { orderId, prescriberId, prescriptions } = await orderPrescriptions(shop);
  await shop.db
    .updateTable('orders')
    .set({ state: 'Cancelled' })
    .where('id', '=', orderId)
    .execute();
  passTime(15 * DAY_MS);
  await lapse();
  await remind();
  expect(await mailsTo(prescriberId)).toEqual([]);
  const row = shop.db.selectFrom('prescriptions').select('status');
  const [id = 0] = idsOf({ prescriptions });
  expect(await row.where('id', '=', id).executeTakeFirst()).toEqual({ status: 'unsigned' });
});

test('a prescriber is reminded after 24 hours, after 72, and before it lapses, in one mail for several', async () => {
  const { prescriberId } = await orderPrescriptions(shop, [[2], [1]]);
  const told: number[] = [];
  for (let hours = 0; hours < 14 * 24; hours += 1) {
    const before = (await mailsTo(prescriberId)).length;
    await remind();
    if ((await mailsTo(prescriberId)).length > before) told.push(hours);
    passTime(HOUR_MS);
  }
  expect(told).toEqual([24, 72, 12 * 24]);
  const [mail] = await mailsTo(prescriberId);
  expect(mail?.subject).toBe('2 prescriptions wait for your signature');
  expect(mail?.text).toContain('it lapses on 16/11/2026');
  const patients = await shop.db.selectFrom('patients').select('last_name').execute();
  for (const { last_name: name } of patients) expect(mail?.text).not.toContain(name);
});

test('a reminder due at night is sent once in the morning', async () => {
  shop.clock.now = new Date('2026-11-02T22:30:00Z');
  const { prescriberId, userId, prescriptions } = await orderPrescriptions(shop);
  const token = await addSession(shop.db, userId, shop.clock.now);
  await shop.ask(nudgePrescriber, {
    token,
    body: { prescription_pk: idsOf({ prescriptions })[0] },
  });
  await remind();
  expect(await mailsTo(prescriberId)).toEqual([]);
  shop.clock.now = new Date('2026-11-03T08:00:00Z');
  await Promise.all([remind(), remind()]);
  await remind();
  const [mail, ...more] = await mailsTo(prescriberId);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('A prescription waits for your signature');
  expect(mail?.text).toContain('asks for it');
});
