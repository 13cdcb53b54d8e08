import * as calls from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import { getToday } from '@formulary/rules/calls/desk/todayCalls';
import { answerHandover, listHandovers } from '@formulary/rules/calls/handoverCalls';
import { getOrder } from '@formulary/rules/calls/orderCalls';
import { getPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { checkPrescription } from '@formulary/rules/calls/prescriptionCheckCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { recordTransfer } from '../payments/recordTransfer.ts';
import { eventsOfPrescription } from '../prescriptions/events/chainedEvents.queries.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderPrescriptions } from '../testing/orders/orderPrescriptions.ts';
import { runDocumentTask } from '../testing/signing/runDocumentTask.ts';
import { signedPrescriptions } from '../testing/signing/signedPrescriptions.ts';
import { addLink, addSession, addUser, emailOf } from '../testing/testData.queries.ts';

const HOUR_MS = 3_600_000;
const SHOP_URL = 'https://shop.test';
const because = { reason: 'Suspended on 3 June' };

let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
  ({ token } = await desk.signedIn('pharmacist'));
  await passMails();
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const page = (id: number) =>
  desk.ask(calls.getDeskPrescription, { token, url: `/api/desk/prescriptions/${id}` });
const list = (body: object) => desk.ask(calls.listDeskPrescriptions, { token, body });
const change = async (call: { readonly path: string }, id: number, body: object = {}) => {
  const { version } = await page(id);
  const url = call.path.replace(':id', String(id));
  return desk.send({ method: 'POST', path: call.path }, { token, url, body: { version, ...body } });
};
const propose = async (ids: readonly number[], prescriberId: number) => {
  const prescriptions = [];
  for (const id of ids) prescriptions.push({ id, version: (await page(id)).version });
  const body = { ...because, prescriberId, prescriptions };
  return desk.ask(calls.proposeDeskHandovers, { token, body });
};
let passed = 0;
/** Mails from now on are those of the step that is tested. */
const passMails = async () => {
  const last = shop.db.selectFrom('outbox').select(({ fn }) => fn.max('id').as('id'));
  passed = (await last.executeTakeFirst())?.id ?? 0;
};
const mails = () =>
  shop.db
    .selectFrom('outbox')
    .select(['recipient', 'subject'])
    .where('id', '>', passed)
    .orderBy('id')
    .execute();
/** Returns the statuses of answers in rising order. */
const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const suspend = (userId: number) =>
  shop.db
    .updateTable('users')
    .set({ account_state: 'suspended' })
    .where('id', '=', userId)
    .execute();

async function pay(orderId: number): Promise<void> {
  const { clock, db } = shop;
  const orders = db.selectFrom('orders').select('amount_mills as amount');
  const { amount } = await orders.where('id', '=', orderId).executeTakeFirstOrThrow();
  const context = { db, now: clock.now, holds: holdsForTests, shopUrl: SHOP_URL };
  await recordTransfer(context, { orderId, amount, reference: 'A transfer', by: 'Sam' });
}

/** Adds a prescriber who is linked with a buyer. */
async function linkedPrescriber(practitionerId: number) {
  const names = { first_name: 'Owen', last_name: 'Price' };
  const id = await addUser(shop.db, { ...names, is_prescriber: true, claims_prescriber: true });
  const link = { practitionerId, prescriberId: id, status: 'accepted' } as const;
  await addLink(shop.db, link, shop.clock.now);
  return { id, token: await addSession(shop.db, id, shop.clock.now) };
}

async function stateOf(orderId: number, buyer: string) {
  return (await shop.ask(getOrder, { token: buyer, url: `/api/orders/${orderId}` })).state;
}

test('prescriptions are found by number, patient, prescriber, standing and check, a page at a time', async () => {
  const { prescriptions, prescriberId } = await orderPrescriptions(shop, [[2], [1], [1]]);
  const ids = prescriptions.map(({ id }) => id);
  const [first = 0] = ids;
  await sql`update patients set searched = '|joan|whitfield|'`.execute(shop.db);
  const byNumber = await list({ filter: { search: String(first) } });
  expect(byNumber.prescriptions.find(({ id }) => id === first)).toMatchObject({
    id: first,
    standing: 'to-check',
    doesHold: true,
    patient: 'Joan Whitfield',
    prescriber: { id: prescriberId, name: 'Priya Nair' },
  });
  const filter = { search: 'whitfield', prescriber: 'priya nair', standing: 'to-check' };
  const one = await list({ filter, limit: 2 });
  const two = await list({ filter, limit: 2, after: one.next });
  const back = await list({ filter, limit: 2, before: two.previous });
  expect([one, two].flatMap((each) => each.prescriptions.map(({ id }) => id)).slice(0, 3)).toEqual(
    ids.toReversed(),
  );
  expect(back.prescriptions).toEqual(one.prescriptions);
  const oldest = await list({ filter, isDescending: false, limit: 1 });
  expect(oldest.prescriptions[0]?.id).toBe(Math.min(...ids));
  expect((await list({ filter: { ...filter, check: 'fails' } })).prescriptions).toEqual([]);
  expect((await list({ filter: { ...filter, check: 'holds' } })).prescriptions).toHaveLength(3);
  expect((await list({ filter: { search: 'nobody' } })).total).toBe(0);
});

test('a page shows what was signed with its check, and names a comparison that fails', async () => {
  const { ids, confirm: follow, userId } = await signedPrescriptions(shop);
  await follow();
  const [id = 0] = ids;
  expect(await page(id)).toMatchObject({
    isFrozen: true,
    listed: { standing: 'signed', doesHold: true },
    check: { verdict: 'holds' },
    items: [{ packs: 2, directions: 'One each day' }],
    patientName: 'Joan Whitfield',
  });
  const rename = (name: string) =>
    shop.db.updateTable('users').set({ first_name: name }).where('id', '=', userId).execute();
  const before = await page(id);
  await rename('Another');
  expect((await page(id)).practitioner.name).toBe(before.practitioner.name);
  const shiftLink = (seconds: number) =>
    sql`update signature_confirmations set created_at = created_at + ${seconds} * interval '1 second'
      where prescription_id = ${id}`.execute(shop.db);
  await shiftLink(1);
  const { check, listed } = await page(id);
  const broken = check.findings.filter(({ holds }) => !holds).map(({ check: name }) => name);
  expect([check.verdict, listed.doesHold, broken]).toEqual(['broken', false, ['link']]);
  const failing = await list({ filter: { check: 'fails' } });
  expect(failing.prescriptions.map((each) => each.id)).toEqual([id]);
  await shiftLink(-1);
  expect((await page(id)).check.verdict).toBe('holds');
});

test('the prescriber is mailed again: to sign, then to confirm; nobody who may not sign', async () => {
  const { prescriptions, prescriberId } = await orderPrescriptions(shop);
  const id = prescriptions[0]?.id ?? 0;
  await passMails();
  expect((await change(calls.resendDeskPrescription, id)).statusCode).toBe(200);
  expect(await mails()).toMatchObject([
    {
      recipient: await emailOf(shop.db, prescriberId),
      subject: 'A prescription waits for your signature',
    },
  ]);
  const { ids } = await signedPrescriptions(shop);
  await passMails();
  expect((await change(calls.resendDeskPrescription, ids[0] ?? 0)).statusCode).toBe(200);
  expect(await mails()).toMatchObject([{ subject: 'Please confirm your signature' }]);
  await suspend(prescriberId);
  const refused = await change(calls.resendDeskPrescription, id);
  expect(refused.json()).toMatchObject({ code: 'prescriber-not-active' });
  const stale = await change(calls.resendDeskPrescription, id, { version: 1 });
  expect(stale.json()).toMatchObject({ code: 'record-changed' });
});

test('the last day on which its paper can count, an unsigned prescription waits on Today and in the list', async () => {
  const [id = 0] = (await orderPrescriptions(shop)).prescriptions.map((each) => each.id);
  const ordered = +shop.clock.now;
  const seenAfter = async (hours: number) => {
    shop.clock.now = new Date(ordered + hours * HOUR_MS);
    ({ token } = await desk.signedIn('pharmacist'));
    const queues = await desk.ask(getToday, { token });
    const queue = queues.find((each) => each.queue === 'originals-due');
    const due = await list({ filter: { original: 'due' } });
    expect(due.total).toBe(queue?.count);
    return due.prescriptions.some((each) => each.id === id);
  };
  expect(await seenAfter(47)).toBe(false);
  expect(await seenAfter(49)).toBe(true);
  expect(await seenAfter(73)).toBe(false);
});

test('a suspended prescriber’s eleven are asked of another in one mail; each is taken over as a new one', async () => {
  const rows = Array.from({ length: 11 }, () => [1]);
  const ordered = await orderPrescriptions(shop, rows);
  const { userId, prescriberId, orderId } = ordered;
  const ids = ordered.prescriptions.map(({ id }) => id);
  const other = await linkedPrescriber(userId);
  const early = await propose(ids.slice(0, 1), other.id);
  expect(early).toMatchObject([{ isProposed: false, refusal: /may sign it/ }]);
  await suspend(prescriberId);
  const [strange = 0] = (await orderPrescriptions(shop)).prescriptions.map(({ id }) => id);
  const successors = await desk.ask(calls.listDeskSuccessors, { token, body: { ids } });
  expect(successors).toMatchObject([{ id: other.id, name: 'Owen Price', linked: 11 }]);
  const left = await list({ filter: { isLeft: true, prescriber: 'Priya' } });
  expect(left.prescriptions.map(({ id }) => id).slice(0, 11)).toEqual(ids.toReversed());
  await passMails();
  const answers = await propose([...ids, strange], other.id);
  expect(answers.map(({ isProposed }) => isProposed)).toEqual([...ids.map(() => true), false]);
  expect(await mails()).toMatchObject([
    { recipient: await emailOf(shop.db, other.id), subject: 'Can you take 11 prescriptions over?' },
  ]);
  const again = await propose(ids.slice(0, 1), other.id);
  expect(again).toMatchObject([{ isProposed: false, refusal: /asked already/ }]);

  const asked = await shop.ask(listHandovers, { token: other.token });
  expect(asked.map(({ prescriptionId }) => prescriptionId)).toEqual(ids);
  expect(asked[0]).toMatchObject({ from: 'Priya Nair', reason: because.reason, medicines: 1 });
  const stranger = await linkedPrescriber(await addUser(shop.db));
  const answer = (handoverId: number, isAccepted: boolean, by = other.token) =>
    shop.send(answerHandover, {
      token: by,
      body: { handover_pk: handoverId, handover_accepted: isAccepted },
    });
  const [one, two, three, ...others] = asked.map(({ id }) => id);
  expect((await answer(one ?? 0, true, stranger.token)).statusCode).toBe(404);
  expect((await answer(one ?? 0, false)).statusCode).toBe(200);
  expect((await answer(one ?? 0, true)).statusCode).toBe(404);
  const both = await Promise.all([answer(two ?? 0, true), answer(two ?? 0, true)]);
  expect(statusesOf(both)).toEqual([200, 409]);
  await change(calls.withdrawDeskHandover, ids[2] ?? 0);
  expect((await answer(three ?? 0, true)).statusCode).toBe(404);
  for (const id of others) expect((await answer(id, true)).statusCode).toBe(200);

  const [, second = 0] = ids;
  const old = await page(second);
  expect(old).toMatchObject({ listed: { standing: 'handed-over', doesHold: true } });
  const taken = await page(old.replacedById ?? 0);
  expect(taken).toMatchObject({
    listed: { standing: 'to-check', prescriber: { id: other.id }, doesHold: true },
    replacesId: second,
  });
  const url = `/api/prescriptions/${taken.listed.id}`;
  const read = await shop.ask(getPrescription, { token: other.token, url });
  expect(read).toMatchObject({ status: 'unsigned', waitsFor: 'signature' });
  const kept = await shop.ask(getPrescription, {
    token: ordered.token,
    url: `/api/prescriptions/${second}`,
  });
  expect(kept).toMatchObject({ status: 'rejected', isHandedOver: true, waitsFor: 'nothing' });
  expect((await eventsOfPrescription(shop.db, second)).map(({ kind }) => kind)).toEqual([
    'ordered',
    'handed-over',
    'corrected',
  ]);
  expect(await stateOf(orderId, ordered.token)).toBe('Awaiting payment');
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('a signed prescription is voided and signed again; the sealed document stays and its check says void', async () => {
  const {
    ids,
    confirm,
    orderId,
    token: buyer,
    userId,
    prescriberId,
  } = await signedPrescriptions(shop);
  await confirm();
  const [id = 0] = ids;
  await runDocumentTask(shop, 'seal-prescription', { prescriptionId: id });
  await pay(orderId);
  expect(await stateOf(orderId, buyer)).toBe('Processing');
  await passMails();
  const voided = { ...because, next: 'sign-again' };
  const both = await Promise.all([
    change(calls.voidDeskPrescription, id, voided),
    change(calls.voidDeskPrescription, id, voided),
  ]);
  expect(statusesOf(both)).toEqual([200, 409]);
  expect(await stateOf(orderId, buyer)).toBe('Awaiting prescription');
  const after = await page(id);
  expect(after).toMatchObject({
    listed: { standing: 'void', doesHold: true },
    check: { verdict: 'void' },
    hasDocument: true,
    reason: because.reason,
  });
  expect(await page(after.replacedById ?? 0)).toMatchObject({
    listed: { standing: 'to-check', prescriber: { id: prescriberId } },
    items: [{ packs: 2, directions: '' }],
  });
  const checked = await shop.ask(checkPrescription, { url: `/api/prescriptions/${id}/check` });
  expect(checked.verdict).toBe('void');
  const recipients = [await emailOf(shop.db, prescriberId), await emailOf(shop.db, userId)];
  expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
    recipients.toSorted(),
  );
  const file = await shop.app.inject({
    url: `/api/prescriptions/${id}/pdf`,
    headers: { authorization: `Bearer ${buyer}` },
  });
  const { pdf } = await shop.db
    .selectFrom('prescription_documents')
    .select('pdf')
    .where('prescription_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.equals(pdf)).toBe(false);
  const again = await change(calls.voidDeskPrescription, id, voided);
  expect(again.json()).toMatchObject({ code: 'void-not-signed' });
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('a void prescription is taken off its order: money goes back, and an emptied order is cancelled', async () => {
  const {
    ids,
    confirm,
    orderId,
    token: buyer,
    prescriberId,
  } = await signedPrescriptions(shop, [[2], [1]]);
  await confirm();
  await pay(orderId);
  const [first = 0, second = 0] = ids;
  await suspend(prescriberId);
  const refused = await change(calls.voidDeskPrescription, first, {
    ...because,
    next: 'sign-again',
  });
  expect(refused.json()).toMatchObject({ code: 'void-prescriber-gone' });
  const takeOff = (id: number) =>
    change(calls.voidDeskPrescription, id, { ...because, next: 'take-off' });
  const unexplained = await change(calls.voidDeskPrescription, first, {
    reason: ' ',
    next: 'take-off',
  });
  expect(unexplained.json()).toMatchObject({ code: 'reason-required' });
  expect((await takeOff(first)).statusCode).toBe(200);
  expect(await stateOf(orderId, buyer)).toBe('Processing');
  const credits = shop.db.selectFrom('order_credits').select('amount_mills');
  expect(await credits.where('order_id', '=', orderId).execute()).toHaveLength(1);
  expect((await takeOff(second)).statusCode).toBe(200);
  expect(await stateOf(orderId, buyer)).toBe('Cancelled');
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test('a paper original is noted once, within 72 hours, and not by a dispenser', async () => {
  const { prescriptions } = await orderPrescriptions(shop, [[1], [1]]);
  const [id = 0, late = 0] = prescriptions.map((each) => each.id);
  const dispenser = await desk.signedIn('dispenser');
  const { version } = await page(id);
  const url = calls.receiveDeskOriginal.path.replace(':id', String(id));
  const forbidden = await desk.send(calls.receiveDeskOriginal, {
    token: dispenser.token,
    url,
    body: { version },
  });
  expect(forbidden.statusCode).toBe(404);
  expect((await change(calls.receiveDeskOriginal, id)).statusCode).toBe(200);
  expect(await page(id)).toMatchObject({ listed: { standing: 'paper', doesHold: true } });
  const twice = await change(calls.receiveDeskOriginal, id);
  expect(twice.json()).toMatchObject({ code: 'prescription-already-signed' });
  shop.clock.now = new Date(+shop.clock.now + 73 * HOUR_MS);
  ({ token } = await desk.signedIn('pharmacist'));
  const after = await change(calls.receiveDeskOriginal, late);
  expect(after.json()).toMatchObject({ code: 'original-too-late' });
});
