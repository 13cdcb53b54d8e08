import { randomUUID } from 'node:crypto';
import { brand } from '@formulary/rules/brand/brand';
import * as mailCalls from '@formulary/rules/calls/desk/deskMailCalls';
import * as calls from '@formulary/rules/calls/desk/deskMessageCalls';
import { contactUs } from '@formulary/rules/calls/contentCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listMessages } from '../contact/contactMessages.queries.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { removeOld } from '../testing/removeOld.ts';
import { addUser } from '../testing/testData.queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
  ({ token } = await desk.signedIn('customer-service'));
  await shop.db.deleteFrom('contact_messages').execute();
  await shop.db.deleteFrom('outbox').execute();
  await shop.db.deleteFrom('attempt_counters').execute();
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const at = (path: string, id: number) => path.replace(':id', String(id));
const read = (id: number, by = token) =>
  desk.ask(calls.getDeskMessage, { token: by, url: at(calls.getDeskMessage.path, id) });
const list = (body: object) => desk.ask(calls.listDeskMessages, { token, body });
const mails = () =>
  shop.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).orderBy('id').execute();

/** Returns the statuses of answers in rising order. */
const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

async function received(message = 'Is it cold?\nSoon.', email = 'amara@clinic.test') {
  const body = { name: 'Amara Okafor', email, message };
  await shop.send(contactUs, { body });
  const open = await listMessages(shop.db);
  await shop.db.deleteFrom('outbox').execute();
  return open.at(-1)?.id ?? 0;
}

const reply = async (
  id: number,
  body: object = {},
  { key = randomUUID(), by = token }: { readonly key?: string; readonly by?: string } = {},
) => {
  const { version } = await read(id);
  return desk.send(calls.replyToDeskMessage, {
    token: by,
    url: at(calls.replyToDeskMessage.path, id),
    body: { version, text: 'Yes.\n\nUntil noon.', isClosing: false, ...body },
    headers: { 'idempotency-key': key },
  });
};

const listMails = (filter: object) =>
  desk.ask(mailCalls.listDeskMails, { token, body: { filter } });

const retry = (id = 0, version = 0) =>
  desk.send(mailCalls.retryDeskMail, {
    token,
    url: at(mailCalls.retryDeskMail.path, id),
    body: { version },
  });

test('an answer is mailed once with where to write to, kept in the conversation, and ends the draft', async () => {
  const id = await received();
  const draft = { url: at(calls.saveDeskReplyDraft.path, id), token };
  await desk.ask(calls.saveDeskReplyDraft, { ...draft, body: { text: 'Yes.' } });
  expect((await read(id)).draft).toBe('Yes.');
  const other = await desk.signedIn('pharmacist');
  expect((await read(id, other.token)).draft).toBe('');
  const key = randomUUID();
  const { version } = await read(id);
  const body = { version, isClosing: true };
  const both = await Promise.all([reply(id, body, { key }), reply(id, body, { key })]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'amara@clinic.test',
    subject: `Our answer to your message (${id})`,
  });
  expect(mail?.text).toMatch(/Yes\.\s+Until noon\./);
  expect(mail?.text).toContain('> Is it cold?');
  expect(mail?.text).toContain(brand.contact.email);
  expect(await read(id)).toMatchObject({
    draft: '',
    listed: { replies: 1, closedAt: shop.clock.now },
    replies: [{ text: 'Yes.\n\nUntil noon.', writtenAt: shop.clock.now }],
    answersGoTo: brand.contact.email,
  });
  const timeline = await desk.ask(calls.getDeskMessageTimeline, {
    token,
    url: at(calls.getDeskMessageTimeline.path, id),
  });
  expect(timeline.map(({ sentence }) => sentence)).toEqual([
    'Answered by email',
    'Closed the message',
  ]);
});

test('of two who answer at once one is told; a closed message is answered once it is open again', async () => {
  const id = await received();
  const other = await desk.signedIn('pharmacist');
  const { version } = await read(id);
  const both = await Promise.all([
    reply(id, { version }),
    reply(id, { version }, { by: other.token }),
  ]);
  expect(statusesOf(both)).toEqual([200, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'record-changed',
  });
  const move = async (call: typeof calls.closeDeskMessage) =>
    desk.send(call, {
      token,
      url: at(call.path, id),
      body: { version: (await read(id)).version },
    });
  expect((await move(calls.reopenDeskMessage)).json()).toMatchObject({ code: 'message-open' });
  expect((await move(calls.closeDeskMessage)).statusCode).toBe(200);
  expect((await move(calls.closeDeskMessage)).json()).toMatchObject({ code: 'message-closed' });
  expect((await reply(id)).json()).toMatchObject({ code: 'message-closed' });
  expect((await move(calls.reopenDeskMessage)).statusCode).toBe(200);
  expect((await reply(id)).statusCode).toBe(200);
  expect((await reply(id, { text: ' \n' })).json()).toMatchObject({ code: 'reply-empty' });
  expect((await reply(id, { text: 'x'.repeat(5001) })).json()).toMatchObject({
    code: 'text-too-long',
  });
  expect((await reply(id, {}, { key: 'no uuid' })).statusCode).toBe(400);
  expect(await mails()).toHaveLength(2);
  await desk.ask(calls.saveDeskReplyDraft, {
    token,
    url: at(calls.saveDeskReplyDraft.path, id),
    body: { text: '' },
  });
});

test('messages are found by words, number and day, a page at a time, with the customer of the address', async () => {
  const userId = await addUser(shop.db, { email: 'Known@Clinic.test', first_name: 'Isla' });
  const first = await received('About the cold chain');
  shop.clock.now = new Date(+shop.clock.now + DAY_MS);
  ({ token } = await desk.signedIn('customer-service'));
  const second = await received('About 100% of it', 'known@clinic.test');
  expect(await read(second)).toMatchObject({ customer: { id: userId } });
  expect((await read(first)).customer).toBeUndefined();
  const idsOf = async (filter: object) => (await list({ filter })).messages.map(({ id }) => id);
  expect(await idsOf({ search: 'COLD chain' })).toEqual([first]);
  expect(await idsOf({ search: '100%' })).toEqual([second]);
  expect(await idsOf({ search: String(second) })).toEqual([second]);
  expect(await idsOf({ isClosed: true })).toEqual([]);
  const one = await list({ filter: {}, limit: 1 });
  const two = await list({ filter: {}, limit: 1, after: one.next });
  expect([one, two].map(({ messages }) => messages[0]?.id)).toEqual([second, first]);
  expect(await list({ filter: {}, limit: 1, before: two.previous })).toMatchObject({
    messages: [{ id: second }],
  });
  expect(one.total).toBe(2);
});

test('closed messages are removed with their answers after two years', async () => {
  const id = await received();
  await reply(id, { isClosing: true });
  const open = await received('Still open');
  shop.clock.now = new Date(+shop.clock.now + 731 * DAY_MS);
  expect(await removeOld(shop.db, shop.clock.now)).toMatchObject({ 'remove-closed-messages': 1 });
  const left = await shop.db.selectFrom('contact_messages').select('id').execute();
  expect(left).toEqual([{ id: open }]);
});

test('failed mails are listed without their text, and sent again once, recorded', async () => {
  const mail = {
    subject: 'Hello',
    text: 'a link that opens an account',
    html: null,
    event_id: null,
  };
  const [failed, sent] = await shop.db
    .insertInto('outbox')
    .values([
      {
        ...mail,
        recipient: 'gone@clinic.test',
        given_up_at: shop.clock.now,
        failure: '550 no',
        attempts: 9,
      },
      { ...mail, recipient: 'here@clinic.test' },
    ])
    .returning('id')
    .execute();
  const [row, ...others] = (await listMails({ state: 'given-up' })).mails;
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: failed?.id, failure: '550 no', recipient: 'gone@clinic.test' });
  expect(JSON.stringify(row)).not.toContain('opens an account');
  expect((await listMails({ search: 'HERE@' })).mails.map(({ id }) => id)).toEqual([sent?.id]);
  const both = await Promise.all([retry(failed?.id), retry(failed?.id)]);
  expect(statusesOf(both)).toEqual([200, 409]);
  const [again] = (await listMails({ search: 'gone' })).mails;
  expect(again).toMatchObject({ state: 'waiting', failure: undefined });
  expect((await retry(sent?.id)).json()).toMatchObject({ code: 'mail-not-failed' });
  expect((await retry(999_999)).json()).toMatchObject({ code: 'mail-missing' });
});
