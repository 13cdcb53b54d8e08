import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import { removeOld } from '../../testing/removeOld.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-06-15T10:00:00Z');

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(() => shop.close());

const ago = (ms: number): Date => new Date(+now - ms);

test('deletes a sent mail after thirty days, not a millisecond earlier; keeps pending and abandoned mail', async () => {
  const mail = (recipient: string) => ({
    recipient,
    subject: 'Hello',
    text: '',
    created_at: ago(90 * DAY_MS),
  });
  await shop.db
    .insertInto('outbox')
    .values(['old', 'young', 'waiting', 'given-up'].map((name) => mail(`${name}@clinic.test`)))
    .execute();
  const set = (name: string, times: { readonly sent_at?: Date; readonly given_up_at?: Date }) =>
    shop.db
      .updateTable('outbox')
      .set(times)
      .where('recipient', '=', `${name}@clinic.test`)
      .execute();
  await set('old', { sent_at: ago(30 * DAY_MS + 1) });
  await set('young', { sent_at: ago(30 * DAY_MS) });
  await set('given-up', { given_up_at: ago(80 * DAY_MS) });
  expect(await removeOld(shop.db, now)).toEqual({ 'remove-sent-mail': 1 });
  const left = await shop.db.selectFrom('outbox').select('recipient').orderBy('id').execute();
  expect(left.map(({ recipient }) => recipient)).toEqual([
    'young@clinic.test',
    'waiting@clinic.test',
    'given-up@clinic.test',
  ]);
});
