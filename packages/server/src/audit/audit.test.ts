import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import type { TestShop } from '../testing/openTestShop.ts';
import { removeOld } from '../testing/removeOld.ts';
import { audit, type AuditOptions, auditWithin, type CheckedRule } from './audit.ts';
import { auditChecks } from './auditChecks.ts';
import { corruptions } from './testing/corruptions/corruptions.ts';
import { addAuditedPayments } from './testing/addAuditedPayments.ts';
import { auditedShop } from './testing/auditedShop.ts';
import { withoutConstraints } from './testing/withoutConstraints.queries.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await auditedShop();
  await addAuditedPayments(shop);
});
afterAll(() => shop.close());

class Undo extends Error {}

/** Runs the audit after a change, then rolls the change back. */
async function auditAfter(
  work: (trx: Trx) => Promise<void>,
  options?: AuditOptions,
): Promise<readonly CheckedRule[]> {
  let found: readonly CheckedRule[] = [];
  const known = { trust: shop.trust, anchors: await shop.trust.anchors.current() };
  const undone = shop.db.transaction().execute(async (trx) => {
    await work(trx);
    found = await auditWithin([trx], { ...known, now: shop.clock.now }, options);
    throw new Undo();
  });
  await expect(undone).rejects.toThrow(Undo);
  return found;
}

test('the audit finds nothing in an intact shop', async () => {
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

describe('one wrong row', () => {
  test.each(corruptions)(
    'breaks $id: $what',
    { tags: ['column'] },
    async ({ id, tables, statement, row, also = [] }) => {
      let name: string | undefined;
      const broken = await auditAfter(async (trx) => {
        name = (await sql.raw<{ name: string }>(row).execute(trx)).rows[0]?.name;
        await withoutConstraints(trx, tables, statement);
      });
      expect(broken.map((rule) => rule.id).toSorted()).toEqual([id, ...also].toSorted());
      expect(broken.find((rule) => rule.id === id)).toMatchObject({ count: 1, keys: [name] });
    },
  );

  test('is tested for every rule', () => {
    const ids = auditChecks.flatMap(({ rules }) => rules).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(corruptions.map(({ id }) => id))].toSorted()).toEqual(ids.toSorted());
  });
});

test('the audit accepts a patient who has turned older than 122 since they were added', async () => {
  const broken = await auditAfter(async (trx) => {
    const ages = { birth_date: '1900-06-01', created_at: new Date('2022-06-01T12:00:00Z') };
    await trx.updateTable('patients').set(ages).execute();
  });
  expect(broken).toEqual([]);
});

test('the audit accepts stock that was sold out and refilled twice', async () => {
  const broken = await auditAfter(async (trx) => {
    await sql`insert into stock_movements (product_id, cause, quantity, moved_at)
      select id, 'correction', sign * in_stock, now() - interval '1 hour'
      from products cross join (values (1, -1), (2, 1), (3, -1), (4, 1)) as step (place, sign)
      where in_stock > 0 order by id, place`.execute(trx);
  });
  expect(broken).toEqual([]);
});

/** Records further moves of the order that moved last: ten to the same state, then these. */
async function moveOften(trx: Trx, ...states: readonly string[]): Promise<void> {
  await sql`insert into audit_events (happened_at, action, subject, detail)
    select happened_at, action, subject, detail - 'cause' ||
      case when state is null then '{}' else jsonb_build_object('state', state) end
    from audit_events cross join unnest(array_fill(null::text, array[10]) || ${states}::text[])
      with ordinality as step (state, place)
    where id = (select max(id) from audit_events where action = 'order-moved') order by place`.execute(
    trx,
  );
}

describe('an order that moved more often than usual', () => {
  test('breaks no rule if it could', async () => {
    expect(await auditAfter((trx) => moveOften(trx))).toEqual([]);
  });

  test('breaks I25, and I19 for its state, if one of its moves is impossible', async () => {
    const broken = await auditAfter((trx) => moveOften(trx, 'Delivered', 'Awaiting payment'));
    expect(broken.map(({ id, count }) => [id, count])).toEqual([
      ['I25', 1],
      ['I19', 1],
    ]);
  });
});

async function leaveOneMail(trx: Trx): Promise<void> {
  await sql`update outbox set created_at = ${new Date(0)}
    where id = (select min(id) from outbox)`.execute(trx);
}

describe('mail', () => {
  test('that waits untried is a fault only where mail is sent', async () => {
    expect(await auditAfter(leaveOneMail)).toEqual([]);
    const broken = await auditAfter(leaveOneMail, { isMailSent: true });
    expect(broken.map(({ id, count }) => [id, count])).toEqual([['I49', 1]]);
  });

  test('that was removed long after sending is not reported as missing', async () => {
    const happened = shop.clock.now;
    const days = (count: number) => new Date(+happened + count * DAY_MS);
    // Prevents unpaid orders from expiring in the meantime.
    await shop.db
      .updateTable('orders')
      .set({ held_until: days(60) })
      .where('state', '=', 'Awaiting payment')
      .execute();
    await shop.db.updateTable('outbox').set({ sent_at: happened, text: '', html: null }).execute();
    const removed = await removeOld(shop.db, days(31));
    expect(removed).toMatchObject({ 'remove-unconfirmed-registrations': 1 });
    expect(removed['remove-sent-mail']).toBeGreaterThan(0);
    expect(await audit(shop, days(31))).toEqual([]);
    expect((await audit(shop, days(29))).map(({ id }) => id)).toEqual(['I49']);
  });
});
