import { brand } from '@formulary/rules/brand/brand';
import { contactUs } from '@formulary/rules/calls/contentCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { contents } from '../testing/testData.queries.ts';
import { runMessagesCommand } from '../staff/messagesCommand.ts';
import { listMessages } from './contactMessages.queries.ts';

const HOUR_MS = 3_600_000;
const written = { name: 'Amara Okafor', email: 'amara@clinic.test', message: 'Is it cold?\nSoon.' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.db.deleteFrom('attempt_counters').execute();
  await shop.db.deleteFrom('contact_messages').execute();
  await shop.db.deleteFrom('outbox').execute();
});
afterAll(() => shop.close());

const write = (body: unknown = written) => shop.send(contactUs, { body });
const mails = () =>
  shop.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).orderBy('id').execute();

test('a message is stored, mailed to the pharmacy and confirmed by a receipt without its text @7.10 @3.19', async () => {
  expect((await write({ ...written, name: ' Amara Okafor ' })).statusCode).toBe(contactUs.status);
  const [kept] = await listMessages(shop.db);
  expect(kept).toMatchObject({ ...written, receivedAt: shop.clock.now });
  const [toPharmacy, receipt, ...more] = await mails();
  expect(more).toEqual([]);
  expect(toPharmacy).toMatchObject({ recipient: brand.contact.email });
  expect(toPharmacy?.text).toContain('> Is it cold?\n> Soon.');
  expect(toPharmacy?.text).toContain('amara@clinic.test');
  expect(receipt).toMatchObject({ recipient: 'amara@clinic.test' });
  expect(receipt?.text).not.toContain('cold');
  expect(receipt?.text).not.toContain('Okafor');
});

test.each([
  [{ name: ' ' }, { name: 'Please enter your name' }],
  [{ email: 'amara@' }, { email: 'Please enter a valid email' }],
  [{ message: '\n' }, { message: 'Please enter your message' }],
  [{ message: 'x'.repeat(5001) }, { message: expect.any(String) as unknown }],
  [{ name: 'x'.repeat(201) }, { name: expect.any(String) as unknown }],
])('an invalid form is refused by field, and nothing is stored @5.14', async (typed, errors) => {
  const before = await contents(shop.db);
  const answer = await write({ ...written, ...typed });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors });
  expect(await contents(shop.db)).toBe(before);
});

test('limits a network to ten messages an hour and an address to five a day', async () => {
  for (let count = 0; count < 5; count += 1) expect((await write()).statusCode).toBe(200);
  expect((await write({ ...written, email: 'AMARA@clinic.test' })).statusCode).toBe(429);
  for (let count = 0; count < 4; count += 1) {
    expect((await write({ ...written, email: `a${count}@clinic.test` })).statusCode).toBe(200);
  }
  expect((await write({ ...written, email: 'b@clinic.test' })).statusCode).toBe(429);
  expect(await listMessages(shop.db)).toHaveLength(9);
  const now = shop.clock.now;
  shop.clock.now = new Date(+now + 2 * HOUR_MS);
  expect((await write({ ...written, email: 'b@clinic.test' })).statusCode).toBe(200);
  shop.clock.now = now;
});

test('staff list, read and answer messages; answering closes one and records who answered', async () => {
  const context = { db: shop.db, now: shop.clock.now, user: () => 'priya' };
  const staff = (command: Parameters<typeof runMessagesCommand>[0]) =>
    runMessagesCommand(command, context);
  expect(await staff({ kind: 'list-messages' })).toBe('Every message is answered.');
  await write({ ...written, message: 'One\u202e\nTwo' });
  const id = (await listMessages(shop.db))[0]?.id ?? 0;
  expect(await staff({ kind: 'list-messages' })).toMatch(
    new RegExp(`^ID .*\n${id} .*Amara Okafor +amara@clinic.test$`),
  );
  const page = await staff({ kind: 'show-message', id });
  expect(page).toMatch(/\nOne.*\nTwo$/);
  expect(page).not.toContain('\u202e');
  expect(await staff({ kind: 'message-answered', id, by: undefined })).toBe(
    `Message ${id} is answered, and closed.`,
  );
  expect(await listMessages(shop.db)).toEqual([]);
  for (const kind of ['show-message', 'message-answered'] as const) {
    await expect(staff({ kind, id, by: undefined })).rejects.toThrow(
      `There is no message ${id} that waits for its answer.`,
    );
  }
  const event = shop.db.selectFrom('audit_events').select('detail');
  expect(await event.where('action', '=', 'message-answered').executeTakeFirst()).toEqual({
    detail: { by: 'priya' },
  });
});
