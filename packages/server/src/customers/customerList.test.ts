import {
  countDeskCustomers,
  exportDeskCustomers,
} from '@formulary/rules/calls/desk/deskCustomerCalls';
import { listDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerListCall';
import {
  type CustomerPageRequest,
  type CustomerSort,
  customerSorts,
} from '@formulary/rules/customers/customerList';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addUser } from '../testing/testData.queries.ts';
import { writeMark } from '../platform/keyset/pageMark.ts';
import { readCustomers, selectCustomers } from './customerList.queries.ts';

let shop: TestShop;
let desk: TestDesk;
let token: string;
const ids: Record<string, number> = {};

beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  ({ token } = await desk.signedIn('superintendent'));
  const add = async (name: string, changes: Parameters<typeof addUser>[1]) => {
    ids[name] = await addUser(shop.db, { first_name: name, last_name: 'Osei', ...changes });
  };
  const nurse = {
    is_professional: true,
    professional_status: 'Nurse Prescriber',
    registration_number: '12A3456E',
    claims_prescriber: true,
  } as const;
  await add('Renée', { ...nurse, company: 'Larkspur Clinic', recheck_on: '2026-06-15' });
  await add('Later', { ...nurse, company: '100 % Skin', recheck_on: '2026-06-16' });
  await add('Waits', { ...nurse, account_state: 'verified', requested_at: new Date('2026-03-01') });
  await add('Longer', { account_state: 'verified', requested_at: new Date('2026-02-01') });
  await add('Gone', { account_state: 'suspended', recheck_on: '2026-01-01' });
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const list = (request: Partial<CustomerPageRequest> = {}) =>
  desk.ask(listDeskCustomers, { token, body: { filter: {}, ...request } });
const names = async (request: Partial<CustomerPageRequest>) =>
  (await list(request)).customers.map(({ firstName }) => firstName);

test.each([
  [{ state: 'verified' }, ['Longer', 'Waits']],
  [{ state: 'verified', profession: 'Nurse Prescriber' }, ['Waits']],
  [{ isRecheckDue: true }, ['Renée']],
  [{ isPrescriber: true, isRecheckDue: false }, ['Later', 'Waits']],
  [{ isPrescriber: false }, ['Gone', 'Longer']],
  [{ search: 'larkspur' }, ['Renée']],
  [{ search: 'OSEI renee' }, ['Renée']],
  [{ search: '12a3456e', state: 'verified' }, ['Waits']],
  [{ search: '%' }, ['Later']],
  [{ search: '_' }, []],
  [{ search: 'nobody of this name' }, []],
] as const)('the filter %j finds %j', async (filter, expected) => {
  const found = await list({ filter });
  expect(found.customers.map(({ firstName }) => firstName).toSorted()).toEqual(expected);
  expect(found.total).toBe(expected.length);
});

test('a customer is found by number', async () => {
  expect(await names({ filter: { search: String(ids['Waits']) } })).toContain('Waits');
});

test('applications come longest waiting first', async () => {
  expect(await names({ filter: { state: 'verified' } })).toEqual(['Longer', 'Waits']);
});

/** Returns the mark of the last customer of a sort. */
async function lastMark(sort: CustomerSort, isDescending: boolean) {
  const window = { sort, isDescending, mark: undefined, isBackward: false, limit: 100 };
  const everybody = await selectCustomers(shop.db, {}, '2026-06-15');
  const last = (await readCustomers(shop.db, everybody, window)).at(-1)!;
  return { key: last.key, id: last.row.id };
}

test.each(customerSorts.flatMap((sort) => [[sort, false] as const, [sort, true] as const]))(
  'pages sorted by %s, descending %s, hold everybody once',
  async (sort, isDescending) => {
    const whole = await list({ sort, isDescending });
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const page = await list({ sort, isDescending, limit: 2, ...(after ? { after } : {}) });
      seen.push(...page.customers.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    expect(seen).toEqual(whole.customers.map(({ id }) => id));
    let before = writeMark(await lastMark(sort, isDescending));
    const back: number[] = [];
    while (before !== '') {
      const page = await list({ sort, isDescending, limit: 2, before });
      back.unshift(...page.customers.map(({ id }) => id));
      before = page.previous ?? '';
    }
    expect(back).toEqual(seen.slice(0, -1));
    expect(whole.total).toBe(seen.length);
  },
);

test.each([
  ['recheckOn', 'x'],
  ['recheckOn', writeMark({ key: '2026-02-30', id: 1 })],
  ['requestedAt', writeMark({ key: 'yesterday', id: 1 })],
  ['name', writeMark({ key: 'a\u0000', id: 1 })],
  ['name', writeMark({ key: 'a', id: 2 ** 40 })],
] as const)('a page sorted by %s after %j is refused', async (sort, after) => {
  const answer = await desk.send(listDeskCustomers, { token, body: { filter: {}, sort, after } });
  expect(answer.statusCode).toBe(400);
});

test('the counts are those of the two filters', async () => {
  expect(await desk.ask(countDeskCustomers, { token })).toEqual({ applications: 2, rechecks: 1 });
});

test('an export is a CSV that no spreadsheet runs, and is recorded with its reason', async () => {
  await addUser(shop.db, { first_name: '=cmd()', last_name: 'Exported', city: 'Leith' });
  const filter = { search: 'exported', state: 'active' };
  const body = { filter, reason: ' Yearly review ' };
  const { token: theirs, staffId } = await desk.signedIn('customer-service');
  const answer = await desk.send(exportDeskCustomers, { token: theirs, body });
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="customers-2026-06-15.csv"',
  );
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(answer.body).toContain("'=cmd(),Exported,");
  const event = await shop.db
    .selectFrom('audit_events')
    .select(['detail', 'staff_id', 'permission'])
    .where('action', '=', 'customers-exported')
    .executeTakeFirstOrThrow();
  expect(event).toMatchObject({ staff_id: staffId, permission: 'exportLists' });
  expect(event.detail).toMatchObject({
    reason: 'Yearly review',
    rows: 1,
    filter: JSON.stringify({ state: 'active' }),
  });
});

test('an export without a reason is refused and leaves no record', async () => {
  const body = { filter: {}, reason: ' ' };
  expect((await desk.send(exportDeskCustomers, { token, body })).json()).toMatchObject({
    code: 'reason-required',
  });
});
