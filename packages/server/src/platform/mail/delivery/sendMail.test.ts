import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Listener, openListener } from '../../database/openListener.ts';
import { withTransaction } from '../../database/withTransaction.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { createTestDatabase } from '../../../testing/database/createTestDatabase.queries.ts';
import { openTestShop } from '../../../testing/openTestShop.ts';
import { orderBody } from '../../../testing/orders/orderBody.ts';
import type { TestDatabase } from '../../../testing/database/TestDatabase.ts';
import { addProduct } from '../../../testing/testData.queries.ts';
import { queueMail } from '../queueMail.queries.ts';
import type { MailDelivery } from './MailDelivery.ts';
import { sendMail } from './sendMail.ts';

const HOUR_MS = 3_600_000;
const loopback = { port: 0, host: '127.0.0.1' };

describe('a server', () => {
  let database: TestDatabase;
  let listener: Listener;
  let app: FastifyInstance;
  let sent: string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    listener = await openListener(database.pool.options, ['formulary_mail']);
  });
  afterEach(async () => {
    await app.close();
    await database.db.deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    await listener.close();
    await database.close();
  });

  /** Starts a server that polls once an hour, so that anything sooner is due to a notice. */
  async function serve(delivery: MailDelivery): Promise<void> {
    sent = [];
    app = await buildTestApp(database, {
      register: (server) =>
        sendMail(server, {
          db: database.db,
          listener,
          delivery: async (mail, signal) => {
            await delivery(mail, signal);
            sent.push(mail.recipient);
          },
          now: () => new Date(),
          lookMs: HOUR_MS,
          longestGoodbyeMs: 100,
        }),
    });
    await app.listen(loopback);
  }

  function queue(recipient: string): Promise<void> {
    return withTransaction(database.db, (trx) =>
      queueMail(trx, { recipient, subject: 'Hello', text: 'Hello' }),
    );
  }

  test('sends pending mail when it starts, and new mail at once', async () => {
    await queue('waiting@formulary.test');
    await serve(async () => {});
    await expect.poll(() => sent).toEqual(['waiting@formulary.test']);
    await queue('new@formulary.test');
    await expect.poll(() => sent).toEqual(['waiting@formulary.test', 'new@formulary.test']);
  });

  test('finishes the current mail at shutdown, and takes no other', async () => {
    const holds = Promise.withResolvers<void>();
    const handed = Promise.withResolvers<void>();
    await serve(async () => {
      holds.resolve();
      await handed.promise;
    });
    await queue('first@formulary.test');
    await holds.promise;
    await queue('second@formulary.test');
    const closed = app.close();
    handed.resolve();
    await closed;
    const rows = await database.db
      .selectFrom('outbox')
      .select(['recipient', 'sent_at'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { recipient: 'first@formulary.test', sent_at: expect.any(Date) },
      { recipient: 'second@formulary.test', sent_at: null },
    ]);
  });

  test('stops although a mail server never answers', async () => {
    const holds = Promise.withResolvers<void>();
    await serve(() => {
      holds.resolve();
      return new Promise(() => {});
    });
    await queue('a@formulary.test');
    await holds.promise;
    await app.close();
    expect(sent).toEqual([]);
  });

  test('continues after the database was unavailable', async () => {
    await serve(async () => {});
    const warned = vi.spyOn(app.log, 'warn');
    await database.pool.query('alter table outbox rename to outbox_away');
    await database.pool.query(`select pg_notify('formulary_mail', '')`);
    await expect.poll(() => warned.mock.lastCall?.[1]).toBe('the outbox could not be read');
    await database.pool.query('alter table outbox_away rename to outbox');
    await queue('later@formulary.test');
    await expect.poll(() => sent).toEqual(['later@formulary.test']);
  });
});

test.each([
  ['never answers', () => new Promise<void>(() => {})],
  ['refuses', () => Promise.reject(new Error('550 No'))],
])('an order is placed although the mail server %s', async (_how, delivery) => {
  const shop = await openTestShop({ delivery });
  await shop.app.listen(loopback);
  const { token } = await shop.signedIn();
  const product = await addProduct(shop.db);
  const body = { product_fk: product, cart_quantity: 1, cart_req_prescription: false };
  await shop.ask(addCartLine, { token, body });
  const cart = await shop.ask(getCart, { token });
  const order = await shop.ask(createOrder, { token, body: orderBody(cart) });
  const waiting = await shop.db
    .selectFrom('outbox')
    .select('subject')
    .where('sent_at', 'is', null)
    .execute();
  expect(waiting).toEqual([{ subject: `We have received your order ${order.number}` }]);
  await shop.close();
});
