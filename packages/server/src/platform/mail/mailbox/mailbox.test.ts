import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../database/withTransaction.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { createTestDatabase } from '../../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../../testing/database/TestDatabase.ts';
import { registerMailbox } from './mailbox.routes.ts';
import { queueMail } from '../queueMail.queries.ts';
import { passwordResetMail } from '../../../accounts/mails/joiningMails.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database, { register: (shop) => registerMailbox(shop, database.db) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test('lists the newest mail first; each links to its page', async () => {
  expect((await app.inject('/dev/mailbox')).body).toContain('No mail yet.');
  const mail = { recipient: 'ann@formulary.test', html: null };
  await database.db
    .insertInto('outbox')
    .values([
      { ...mail, subject: 'First', text: 'Hello' },
      { ...mail, subject: 'Second <b>', text: '<script>alert(1)</script> http://a.test/"b' },
    ])
    .execute();
  const { body, headers } = await app.inject('/dev/mailbox');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.indexOf('Second &lt;b&gt;')).toBeLessThan(body.indexOf('First'));
  const newest = await app.inject(/href="(\/dev\/mailbox\/\d+)"/.exec(body)?.[1] ?? '');
  expect(newest.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(newest.body).toContain('<a href="http://a.test/">http://a.test/</a>&quot;b');
  expect(newest.body).not.toContain('<script>');
  expect(newest.body).not.toContain('<iframe');
});

test('shows HTML in a frame without scripts, and clickable links', async () => {
  const link = 'https://shop.test/reset-password/abc';
  await withTransaction(database.db, (trx) =>
    queueMail(
      trx,
      passwordResetMail({ recipient: 'ann@formulary.test', firstName: '"><b>', link }),
    ),
  );
  const list = await app.inject('/dev/mailbox');
  const { body } = await app.inject(/href="(\/dev\/mailbox\/\d+)"/.exec(list.body)?.[1] ?? '');
  expect(body).toContain(`<a href="${link}">${link}</a>`);
  expect(body).toContain('sandbox="allow-top-navigation-by-user-activation"');
  const [, framed = ''] = /srcdoc="([^"]*)"/.exec(body) ?? [];
  expect(framed).toContain(`href=&quot;${link}&quot;`);
  // Escaped once for the mail and once for the frame.
  expect(framed).toContain('Dear &amp;quot;&amp;gt;&amp;lt;b&amp;gt;,');
});

test('does not show the text of a sent mail, which is not kept', async () => {
  const { id } = await database.db
    .insertInto('outbox')
    .values({ recipient: 'ann@formulary.test', subject: 'Sent', text: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .updateTable('outbox')
    .set({ sent_at: new Date() })
    .where('id', '=', id)
    .execute();
  const { body } = await app.inject(`/dev/mailbox/${id}`);
  expect(body).toContain('It was sent; what it said is not kept.');
  expect((await app.inject('/dev/mailbox')).body).toContain('To ann@formulary.test, sent');
});

test.each(['0', '999999', '-1', '1e3', 'x', '9'.repeat(40), '%00', '../../etc/passwd'])(
  'answers 404 for mail %s',
  async (id) => {
    const answer = await app.inject(`/dev/mailbox/${id}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not-found' }),
    ]);
  },
);
