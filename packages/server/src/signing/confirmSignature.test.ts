import {
  getPrescription,
  logPrescriptionLoad,
  resendConfirmation,
  signPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { describeConfirmation, verifySignature } from '@formulary/rules/calls/signatureLinkCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOfPrescription } from '../prescriptions/events/chainedEvents.queries.ts';
import { reviewAccount } from '../customers/reviewAccount.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import {
  type OrderedPrescriptions,
  orderPrescriptions,
} from '../testing/orders/orderPrescriptions.ts';
import { signingForm } from '../testing/calls/signingForm.ts';
import { markVerified } from '../testing/signing/markVerified.ts';
import { contents, emailOf } from '../testing/testData.queries.ts';
import { confirmationTask } from './confirmationTask.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
let picture: Buffer;
beforeAll(async () => {
  shop = await openTestShop();
  picture = await aSignature();
});
afterAll(() => shop.close());

let ordered: OrderedPrescriptions;
let ids: readonly number[];
beforeEach(async () => {
  shop.clock.now = new Date('2026-06-15T10:00:00Z');
  await sql`delete from attempt_counters`.execute(shop.db);
  ordered = await orderPrescriptions(shop, [[2], [1]]);
  ids = ordered.prescriptions.map(({ id }) => id);
  await shop.db
    .updateTable('orders')
    .set({ state: 'Awaiting prescription', payment_status: 'Paid', held_until: null })
    .where('id', '=', ordered.orderId)
    .execute();
  for (const id of ids) {
    const form = signingForm(
      { id, documentId: await markVerified(shop, id, shop.clock.now) },
      picture,
    );
    await shop.app.inject({
      method: signPrescription.method,
      url: signPrescription.path,
      headers: { ...form.headers, authorization: `Bearer ${ordered.prescriberToken}` },
      payload: form.payload,
    });
  }
});

async function mails(): Promise<readonly string[]> {
  const recipient = await emailOf(shop.db, ordered.prescriberId);
  const own = shop.db.selectFrom('outbox').select('text').where('recipient', '=', recipient);
  const texts = (await own.orderBy('id').execute()).map(({ text }) => text);
  return texts.filter((text) => text.includes('Please confirm'));
}

/** Runs the job; returns the tokens of the last mail, in the order of the prescriptions. */
async function mailed(): Promise<readonly string[]> {
  const context = { ...shop, now: () => shop.clock.now, shopUrl: 'https://shop.test' };
  const { prescriberId } = ordered;
  await confirmationTask(context).run({ prescriberId }, { log: shop.app.log });
  return tokensIn((await mails()).at(-1) ?? '');
}

const tokensIn = (text: string) =>
  [...text.matchAll(/prescription\/\d+\/([\w-]{43})/g)].map(([, token = '']) => token);
const follow = (token: string | undefined) => shop.send(verifySignature, { body: { token } });
/** Returns for each prescription whether its signature is still to be confirmed. */
function awaited(): Promise<readonly unknown[]> {
  return Promise.all(
    ids.map(async (id) => {
      const url = `/api/prescriptions/${id}`;
      const read = await shop.ask(getPrescription, { token: ordered.prescriberToken, url });
      return [read.status, read.isAwaitingSignVerification];
    }),
  );
}
async function orderState(): Promise<string> {
  const order = shop.db.selectFrom('orders').select('state').where('id', '=', ordered.orderId);
  return (await order.executeTakeFirstOrThrow()).state;
}

test('two signatures share one mail, and the order moves on with the last link @7.49 @4.5', async () => {
  const [first, second] = await mailed();
  expect(await mails()).toHaveLength(1);
  await mailed();
  expect(await mails()).toHaveLength(1);
  const waiting = ['signed', true];
  const verified = ['signed', false];
  expect(await awaited()).toEqual([waiting, waiting]);
  expect((await follow(first)).statusCode).toBe(200);
  expect(await awaited()).toEqual([verified, waiting]);
  expect(await orderState()).toBe('Awaiting prescription');
  expect((await follow(second)).statusCode).toBe(200);
  expect(await awaited()).toEqual([verified, verified]);
  expect(await orderState()).toBe('Processing');
  const told = shop.db
    .selectFrom('outbox')
    .select('recipient')
    .where('subject', 'like', '%is signed');
  expect(
    (await told.execute())
      .map(({ recipient }) => recipient)
      .slice(-2)
      .toSorted(),
  ).toEqual(
    [
      await emailOf(shop.db, ordered.userId),
      await emailOf(shop.db, ordered.prescriberId),
    ].toSorted(),
  );
});

test('a link followed twenty times at once confirms once, with one event (T31)', async () => {
  const [token] = await mailed();
  const answers = await Promise.all(Array.from({ length: 20 }, () => follow(token)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const events = await eventsOfPrescription(shop.db, ids[0] ?? 0);
  expect(events.map(({ kind }) => kind)).toEqual([
    'ordered',
    'verified',
    'signed',
    'confirmation-sent',
    'confirmed',
  ]);
});

test('looking at a link changes nothing and names no patient (T32)', async () => {
  const [token] = await mailed();
  const look = async () => (await shop.send(describeConfirmation, { body: { token } })).json();
  for (let each = 0; each < 3; each += 1) {
    expect(await look()).toEqual({
      prescription_pk: ids[0],
      order_no: expect.any(String),
      prescription_date: '2026-06-15',
      prescription_confirmed: false,
    });
  }
  await follow(token);
  expect(await look()).toMatchObject({ prescription_confirmed: true });
});

test('an unknown, late or replaced link is dead; the newest works, and a link sent too often is 429', async () => {
  const [old] = await mailed();
  const again = () =>
    shop.send(resendConfirmation, {
      token: ordered.prescriberToken,
      body: { prescription_pk: ids[0] },
    });
  expect((await again()).statusCode).toBe(200);
  const [fresh] = tokensIn((await mails()).at(-1) ?? '');
  const codes = [];
  for (const token of ['x'.repeat(43), old]) codes.push((await follow(token)).json().code);
  shop.clock.now = new Date(+shop.clock.now + 30 * DAY_MS);
  codes.push((await follow(fresh)).json().code);
  expect(codes).toEqual(['token-dead', 'token-dead', 'token-dead']);
  shop.clock.now = new Date(+shop.clock.now - 1);
  expect((await follow(fresh)).statusCode).toBe(200);
  shop.clock.now = new Date(+shop.clock.now - 30 * DAY_MS + 1);
  const statuses = [];
  for (let each = 0; each < 6; each += 1) statuses.push((await again()).statusCode);
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
});

test('no link is mailed again for a cancelled order', async () => {
  await mailed();
  const before = await mails();
  await shop.db
    .updateTable('orders')
    .set({ state: 'Cancelled', payment_status: 'Refunded' })
    .where('id', '=', ordered.orderId)
    .execute();
  const answer = await shop.send(resendConfirmation, {
    token: ordered.prescriberToken,
    body: { prescription_pk: ids[0] },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'prescription-not-waiting']);
  expect(await mails()).toEqual(before);
});

test("a suspended prescriber's signatures are neither confirmed nor mailed until the account is reinstated", async () => {
  const context = () => ({ shopUrl: 'https://shop.test', now: shop.clock.now });
  const review = (decision: 'suspend' | 'reinstate') => {
    const input = { userId: ordered.prescriberId, decision, reason: 'Looked into', by: 'sam' };
    return reviewAccount(shop.db, input, context());
  };
  await review('suspend');
  await mailed();
  expect(await mails()).toEqual([]);
  await review('reinstate');
  const [token, confirmed] = await mailed();
  await follow(confirmed);
  await review('suspend');
  const before = await contents(shop.db);
  for (const call of [describeConfirmation, verifySignature]) {
    const answer = await shop.send(call, { body: { token } });
    await sql`delete from attempt_counters`.execute(shop.db);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'signer-not-active']);
  }
  expect((await follow(confirmed)).statusCode).toBe(200);
  await sql`delete from attempt_counters`.execute(shop.db);
  expect(await contents(shop.db)).toBe(before);
  await review('reinstate');
  expect((await follow(token)).statusCode).toBe(200);
});

test('a signed prescription changed by SQL cannot be confirmed', async () => {
  const [token] = await mailed();
  await sql`alter table prescription_items disable trigger user`.execute(shop.db);
  await sql`update prescription_items set directions = 'Ten each day' where prescription_id = ${ids[0]}`.execute(
    shop.db,
  );
  await sql`alter table prescription_items enable trigger user`.execute(shop.db);
  const answer = await follow(token);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'prescription-altered']);
  expect(await orderState()).toBe('Awaiting prescription');
});

test("a screen's report of what it could not show is logged at most ten times a minute @7.57", async () => {
  const say = () =>
    shop.send(logPrescriptionLoad, { token: ordered.token, body: { error_text: 'a\r\nb' } });
  const statuses = [];
  for (let each = 0; each < 11; each += 1) statuses.push((await say()).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const long = { token: ordered.token, body: { error_text: 'x'.repeat(2_001) } };
  expect((await shop.send(logPrescriptionLoad, long)).statusCode).toBe(400);
});
