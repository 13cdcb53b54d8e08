import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordEvent } from '../events/recordEvent.queries.ts';
import { withTransaction } from '../database/withTransaction.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { queueMail } from './queueMail.queries.ts';

const mail = { recipient: 'ann@clinic.test', subject: 'Hello', text: 'Hello' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function queued(): Promise<number> {
  return (await database.db.selectFrom('outbox').select('id').execute()).length;
}

test('queues one mail per recorded event; without an event, as many as are queued', async () => {
  const eventId = await withTransaction(database.db, (trx) =>
    recordEvent(trx, {
      at: new Date('2026-06-15T10:00:00Z'),
      actorId: undefined,
      action: 'account-activated',
      subject: 'user 1',
      detail: {},
    }),
  );
  const queue = (id?: number) => withTransaction(database.db, (trx) => queueMail(trx, mail, id));
  await queue(eventId);
  await expect(queue(eventId)).rejects.toThrow('outbox_tells_once');
  expect(await queued()).toBe(1);
  await queue();
  await queue();
  expect(await queued()).toBe(3);
});
