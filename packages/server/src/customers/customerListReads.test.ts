import {
  type CustomerFilter,
  customerSorts,
  MOST_COUNTED_CUSTOMERS,
} from '@formulary/rules/customers/customerList';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillShop } from '../audit/testing/fillShop.queries.ts';
import { countRowsRead } from '../testing/countRowsRead.queries.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';
import { readCustomers, selectCustomers } from './customerList.queries.ts';

const CUSTOMERS = 3_000;
const TODAY = '2026-06-15';
/** A page has 50 customers, each an entry of an index and a row; at most 60 are few, and counted before they are read. */
const MOST_READ = 400;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  await fillShop(client, 10, () => {}, { buyers: CUSTOMERS });
  await client.query(`
    update users set
      account_state = case when id % 50 = 0 then 'verified' else 'active' end,
      is_professional = true, registration_number = '1234567',
      professional_status = (array['Doctor', 'Nurse', 'Dentist'])[id % 3 + 1],
      is_prescriber = id % 60 = 7, last_name = case when id % 500 = 3 then 'Quill' else 'Bell' end,
      recheck_on = case id % 100 when 1 then date '2026-06-01' when 2 then '2026-07-01' else '2027-06-01' end,
      data_requested_on = case when id % 100 = 3 then date '2026-06-10' end`);
  await client.query('vacuum analyze users');
  client.release();
});
afterAll(() => database.close());

const few: readonly CustomerFilter[] = [
  { state: 'verified' },
  { profession: 'Nurse', isPrescriber: true },
  { profession: 'Dentist', isPrescriber: true },
  { isRecheckDue: true },
  { isRecheckAhead: true },
  { hasDataRequest: true },
  { search: 'quill' },
  { search: 'qu' },
];
const ways = (filters: readonly CustomerFilter[]) =>
  filters.flatMap((filter) => customerSorts.map((sort) => [filter, sort] as const));
const first = { mark: undefined, isBackward: false, isDescending: true, limit: 51 } as const;

test.each(ways(few))('the few customers of %o by %s are read alone', async (filter, sort) => {
  const { db } = database;
  const rowsRead = await countRowsRead(db, async (trx) =>
    readCustomers(trx, await selectCustomers(trx, filter, TODAY), { ...first, sort }),
  );
  expect(rowsRead).toBeLessThan(MOST_READ);
});

const many: readonly CustomerFilter[] = [
  {},
  { state: 'active' },
  { isPrescriber: false, isRecheckDue: false },
  { isRecheckAhead: false },
  { hasDataRequest: false },
  { search: 'bell' },
];

test.each(ways(many))('a page of %o by %s reads few others', async (filter, sort) => {
  const { db } = database;
  const { conditions } = await selectCustomers(db, filter, TODAY);
  // As many as in a large shop, where they are not counted to the end.
  const selection = { conditions, total: MOST_COUNTED_CUSTOMERS + 1 };
  const rowsRead = await countRowsRead(db, (trx) =>
    readCustomers(trx, selection, { ...first, sort }),
  );
  expect(rowsRead).toBeLessThan(MOST_READ);
});

test.each(ways([...few, ...many]))(
  'a large shop lists the same for %o by %s',
  async (filter, sort) => {
    const { db } = database;
    const selection = await selectCustomers(db, filter, TODAY);
    const listed = await readCustomers(db, selection, { ...first, sort });
    const total = MOST_COUNTED_CUSTOMERS + 1;
    const inLargeShop = await readCustomers(db, { ...selection, total }, { ...first, sort });
    expect(inLargeShop).toEqual(listed);
  },
);
