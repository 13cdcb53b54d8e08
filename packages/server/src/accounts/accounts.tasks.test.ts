import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { aPdf } from '../testing/documents/aPdf.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { registrationForm } from '../testing/calls/registrationForm.ts';
import { removeOld } from '../testing/removeOld.ts';
import { addUser, emailOf } from '../testing/testData.queries.ts';
import { listDocuments, storeDocuments } from './documents/documents.queries.ts';
import { hashEmail } from './signInAttempts.queries.ts';

const DAY_MS = 86_400_000;
const REGISTRATIONS = 'remove-unconfirmed-registrations';

let shop: TestShop;
let now: Date;
beforeAll(async () => {
  shop = await openTestShop();
  ({ now } = shop.clock);
});
afterAll(() => shop.close());

const ago = (ms: number): Date => new Date(+now - ms);

async function addRegistration(requestedAt: Date, changes: Parameters<typeof addUser>[1] = {}) {
  const id = await addUser(shop.db, {
    account_state: 'registered',
    requested_at: requestedAt,
    ...changes,
  });
  const document = { mediaType: 'application/pdf', originalName: 'passport.pdf' } as const;
  await withTransaction(shop.db, (trx) =>
    storeDocuments(
      trx,
      id,
      [{ ...document, kind: 'passportOrLicence', content: aPdf() }],
      requestedAt,
    ),
  );
  return id;
}

let tokens = 0;
function addToken(
  userId: number,
  changes: {
    readonly expires_at: Date;
    readonly used_at?: Date;
    readonly purpose?: 'confirm-email';
  },
) {
  tokens += 1;
  return shop.db
    .insertInto('account_tokens')
    .values({
      token_hash: Buffer.alloc(32, tokens),
      user_id: userId,
      purpose: 'reset-password',
      created_at: ago(60 * DAY_MS),
      used_at: null,
      ...changes,
    })
    .execute();
}

async function isThere(id: number): Promise<boolean> {
  const user = await shop.db.selectFrom('users').select('id').where('id', '=', id).execute();
  const documents = await listDocuments(shop.db, id);
  expect(documents).toHaveLength(user.length);
  return user.length === 1;
}

describe('a registration', () => {
  test('is removed with its documents after seven days unconfirmed, and not a millisecond earlier', async () => {
    const old = await addRegistration(ago(7 * DAY_MS + 1));
    const young = await addRegistration(ago(7 * DAY_MS));
    expect(await removeOld(shop.db, now)).toEqual({ [REGISTRATIONS]: 1 });
    expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
    const events = await shop.db
      .selectFrom('audit_events')
      .select(['happened_at', 'actor_id', 'action', 'detail'])
      .where('subject', '=', `user ${old}`)
      .execute();
    expect(events).toEqual([
      { happened_at: now, actor_id: null, action: 'registration-removed', detail: {} },
    ]);
  });

  test('stays while its confirmation link works, to the millisecond', async () => {
    const id = await addRegistration(ago(10 * DAY_MS));
    await addToken(id, { purpose: 'confirm-email', expires_at: new Date(+now + 1) });
    expect(await removeOld(shop.db, now)).toEqual({});
    expect(await isThere(id)).toBe(true);
    expect(await removeOld(shop.db, new Date(+now + 1))).toMatchObject({ [REGISTRATIONS]: 2 });
    expect(await isThere(id)).toBe(false);
  });

  test('is removed after fourteen days, even if its link was sent again and still works', async () => {
    const [old, young] = [
      await addRegistration(ago(14 * DAY_MS + 1)),
      await addRegistration(ago(14 * DAY_MS)),
    ];
    for (const id of [old, young]) {
      await addToken(id, { purpose: 'confirm-email', expires_at: new Date(+now + DAY_MS) });
    }
    await removeOld(shop.db, now);
    expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
    await shop.db.deleteFrom('account_documents').where('user_id', '=', young).execute();
    await shop.db.deleteFrom('users').where('id', '=', young).execute();
  });

  test.each(['verified', 'active', 'rejected', 'suspended'] as const)(
    'stays at any age once it is %s',
    async (state) => {
      const id = await addRegistration(ago(400 * DAY_MS), { account_state: state });
      expect(await removeOld(shop.db, now)).toEqual({});
      expect(await isThere(id)).toBe(true);
    },
  );

  test('stays if its address was confirmed, whatever its state', async () => {
    const id = await addRegistration(ago(400 * DAY_MS), { email_verified_at: ago(DAY_MS) });
    expect(await removeOld(shop.db, now)).toEqual({});
    expect(await isThere(id)).toBe(true);
  });

  test('stays if it has an order, whatever its state', async () => {
    const id = await addRegistration(ago(400 * DAY_MS));
    await shop.database.pool.query(
      `insert into orders (number, user_id, cart_version, placed_at, amount_mills, delivery_option_id,
         delivery_details, delivery_fee_mills, billing_name, billing_street, billing_city, billing_country,
         billing_postcode, billing_phone, payment_mode, payment_status, has_prescription, state)
       values ('F-2026-000001', $1, 1, $2, 0, 1, 'Collection', 0, 'A', 'B', 'C', 'GB', 'D', 'E',
         'bankTransfer', 'Pending', false, 'Awaiting payment')`,
      [id, now],
    );
    expect(await removeOld(shop.db, now)).toEqual({});
    expect(await isThere(id)).toBe(true);
  });

  test('frees its address and leaves its mail unsent, but keeps its events, when it is removed', async () => {
    const email = 'again@clinic.test';
    const id = await addRegistration(ago(31 * DAY_MS), { email });
    const other = await addRegistration(now);
    await withTransaction(shop.db, async (trx) => {
      await recordEvent(trx, {
        at: ago(31 * DAY_MS),
        actorId: id,
        action: 'account-registered',
        subject: `user ${id}`,
        detail: {},
      });
      for (const recipient of [await emailOf(shop.db, id), await emailOf(shop.db, other)]) {
        await queueMail(trx, { recipient, subject: 'Please confirm', text: 'Please' });
      }
    });
    await removeOld(shop.db, now);
    const waiting = await shop.db.selectFrom('outbox').select('recipient').execute();
    expect(waiting).toEqual([{ recipient: await emailOf(shop.db, other) }]);
    const events = await shop.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject', '=', `user ${id}`)
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'account-registered',
      'registration-removed',
    ]);
    const form = registrationForm({ email });
    const answer = await shop.app.inject({ method: 'POST', url: '/api/users', ...form });
    expect(answer.statusCode).toBe(201);
    const subjects = await shop.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', email)
      .execute();
    expect(subjects).toEqual([{ subject: 'Please confirm your email address' }]);
  });

  test('is skipped while another transaction locks it', async () => {
    const id = await addRegistration(ago(31 * DAY_MS));
    await withTransaction(shop.db, async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      expect(await removeOld(shop.db, now)).not.toHaveProperty(REGISTRATIONS);
    });
    expect(await removeOld(shop.db, now)).toMatchObject({ [REGISTRATIONS]: 1 });
  });
});

describe('the removal of old account data, to the millisecond,', () => {
  test('deletes a link thirty days after it was used or expired', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => addUser(shop.db)));
    const [usedLong = 0, used = 0, ranOutLong = 0, ranOut = 0] = users;
    const border = ago(30 * DAY_MS);
    const beyond = ago(30 * DAY_MS + 1);
    await addToken(usedLong, { expires_at: now, used_at: beyond });
    await addToken(used, { expires_at: ago(50 * DAY_MS), used_at: border });
    await addToken(ranOutLong, { expires_at: beyond });
    await addToken(ranOut, { expires_at: border });
    expect(await removeOld(shop.db, now)).toEqual({ 'remove-dead-links': 2 });
    const left = await shop.db
      .selectFrom('account_tokens')
      .select('user_id')
      .where('user_id', 'in', users)
      .execute();
    // Users added concurrently get their ids in any order.
    expect(new Set(left.map((token) => token.user_id))).toEqual(new Set([used, ranOut]));
  });

  test('deletes a failed sign-in after a day', async () => {
    const account = hashEmail('amara@clinic.test');
    await shop.db
      .insertInto('sign_in_failures')
      .values([
        { account, address: '192.0.2.1', failed_at: ago(DAY_MS + 1) },
        { account, address: '192.0.2.2', failed_at: ago(DAY_MS) },
      ])
      .execute();
    expect(await removeOld(shop.db, now)).toEqual({ 'remove-sign-in-failures': 1 });
    const left = await shop.db.selectFrom('sign_in_failures').select('address').execute();
    expect(left).toEqual([{ address: '192.0.2.2' }]);
  });
});
