import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  migrationsFolder,
  readMigrations,
} from '../platform/database/migrations/readMigrations.ts';
import type { TestShop } from '../testing/openTestShop.ts';
import { audit } from './audit.ts';
import { auditedShop } from './testing/auditedShop.ts';

const migration = readMigrations(migrationsFolder).find(({ name }) => name === 'audit');

let shop: TestShop;
beforeAll(async () => {
  shop = await auditedShop();
});
afterAll(() => shop.close());

test('the migration adds the records, mail links and offers that the audit requires to older orders and mail', async () => {
  const { pool } = shop.database;
  // The test's clock differs from the database's; in a real shop, mail is as old as its event.
  await pool.query(`
    alter table order_lines disable trigger bought_lines_are_kept;
    update outbox set created_at = happened_at from audit_events where audit_events.id = event_id;
    alter table outbox drop column event_id;
    alter table audit_events disable trigger user;
    delete from audit_events where action = 'prescriptions-requested'
      or action = 'order-placed' and subject = (select 'order ' || min(id) from orders);
    alter table audit_events enable trigger user;
    update order_lines set promotions = (
      select jsonb_agg(kept - 'startsAt' - 'endsAt') from jsonb_array_elements(promotions) as kept)
    where promotions <> '[]';`);
  // Runs this migration alone: later ones are applied already.
  await pool.query(migration?.sql ?? '');
  await pool.query('alter table order_lines enable trigger bought_lines_are_kept');
  expect(await audit(shop, shop.clock.now)).toEqual([]);
  const { rows } = await pool.query(
    `select count(*) as unlinked from outbox where event_id is null
       and subject not like '% asks you to sign %' and subject not like 'Please confirm %' and subject not in (select 'We have received your order ' || number from orders
         where id = (select min(id) from orders))`,
  );
  expect(rows).toEqual([{ unlinked: 0 }]);
});
