import { randomBytes } from 'node:crypto';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import {
  copyDeskCustomerData,
  copyDeskPatientData,
  eraseDeskCustomer,
  findDeskPatients,
} from '@formulary/rules/calls/desk/deskDataCalls';
import type { DataCopy } from '@formulary/rules/customers/dataCopy';
import { type DataRight, dataRights, personalTables } from '@formulary/rules/customers/dataRights';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addFullAccount,
  type FullAccount,
} from '../../testing/bystanders/addFullAccount.queries.ts';
import { ownership } from '../../testing/bystanders/ownership.queries.ts';
import { rowReader, type StoredRow } from '../../testing/bystanders/rowReader.queries.ts';
import { readTexts } from '../../testing/documents/readTexts.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addProduct, addUser } from '../../testing/testData.queries.ts';

const rights: Readonly<Record<string, DataRight>> = dataRights;
const asked = { askedBy: 'Amara Okafor, by email', askedOn: '2026-06-01' };
let shop: TestShop;
let desk: TestDesk;
let token: string;
let person: FullAccount;
let bystander: FullAccount;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  ({ token } = await desk.signedIn('superintendent'));
  const productIds = [await addProduct(shop.db, { in_stock: 10_000 })];
  const prescriberId = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
  const add = () =>
    addFullAccount({
      shop,
      productIds,
      prescriberId,
      addresses: ['198.51.100.20'],
      idempotencyKey: randomBytes(8).toString('hex'),
    });
  person = await add();
  bystander = await add();
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const send = (
  call: Pick<DeskCall<unknown, unknown, unknown, unknown>, 'method' | 'path'>,
  id: number,
  body: object,
) => desk.send(call, { token, url: call.path.replace(':id', String(id)), body });

const isRemoved = (table: string) => rights[table]?.erasure === 'removed';

/** Returns the rows of somebody by table, as the ownership of tables says. */
async function ownedRows(userId: number): Promise<ReadonlyMap<string, readonly StoredRow[]>> {
  const rows = await rowReader(shop.db)();
  const owned = [...rows.values()].filter(({ owners }) => owners?.includes(userId));
  return Map.groupBy(owned, ({ table }) => table);
}

const find = (birthDate: string) =>
  desk.ask(findDeskPatients, { token, body: { search: 'Whitfield joan', birthDate } });

test('every table with rows of customers is copied or explained, and erased or kept for a reason', () => {
  const personal = Object.entries(ownership).flatMap(([table, of]) =>
    'shop' in of ? [] : [table],
  );
  expect(personalTables.toSorted()).toEqual(personal.toSorted());
});

test('a copy has every row that is theirs and none of anybody else, without secrets and files', async () => {
  const owned = await ownedRows(person.userId);
  const answer = await send(copyDeskCustomerData, person.userId, { ...asked, format: 'json' });
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="copy-of-user-${person.userId}.json"`,
  );
  const copy = answer.json<DataCopy>();
  const counts = new Map(copy.parts.map(({ table, rows }) => [table as string, rows.length]));
  for (const [table, rows] of owned) {
    if (rights[table]?.notCopied !== undefined) continue;
    // Events of other records that name the person are of those records.
    if (table === 'audit_events') continue;
    expect([table, counts.get(table)]).toEqual([table, rows.length]);
  }
  expect(copy).toMatchObject({ ...asked, about: `Customer ${person.userId}, Amara Okafor` });
  expect(answer.body).not.toContain(bystander.email);
  expect(answer.body).not.toMatch(/argon2|password_hash|\\\\x[0-9a-f]{8}/);
});

test('a copy to read has the same in words, and each copy is recorded with who asked', async () => {
  const answer = await send(copyDeskCustomerData, person.userId, { ...asked, format: 'pdf' });
  const text = (await readTexts(answer.rawPayload)).join(' ');
  expect(text).toContain(`Copy of data: Customer ${person.userId}, Amara Okafor`);
  expect(text).toContain('Notes of our staff (1)');
  expect(text).toContain('Rings on Mondays');
  const events = await shop.db
    .selectFrom('audit_events')
    .select('detail')
    .where('action', '=', 'data-exported')
    .where('subject', '=', `user ${person.userId}`)
    .orderBy('id')
    .execute();
  expect(events.map(({ detail }) => detail)).toMatchObject([
    { ...asked, format: 'json' },
    { ...asked, format: 'pdf' },
  ]);
});

test('a patient is found by name and date of birth, and gets a copy of their own', async () => {
  await sql`update patients set searched = '|joan|whitfield|' where id = ${person.patientId}`.execute(
    shop.db,
  );
  expect((await find('1971-09-30')).map(({ id }) => id)).toEqual([person.patientId]);
  expect(await find('1971-09-29')).toEqual([]);
  const answer = await send(copyDeskPatientData, person.patientId, { ...asked, format: 'json' });
  const { parts, about } = answer.json<DataCopy>();
  expect(about).toBe(`Patient ${person.patientId}, Joan Whitfield`);
  expect(parts[0]).toMatchObject({ table: 'patients', rows: [{ id: person.patientId }] });
});

test('an erasure waits for open orders, then keeps what the law asks for and removes the rest', async () => {
  const { userId, email } = person;
  const url = getDeskCustomer.path.replace(':id', String(userId));
  const read = () => desk.ask(getDeskCustomer, { token, url });
  const erase = async () => {
    const { version } = await read();
    const body = { ...asked, version, reason: 'Left the profession' };
    return send(eraseDeskCustomer, userId, body);
  };
  expect((await erase()).json()).toMatchObject({ code: 'erasure-open-work' });
  await sql`update orders set state = 'Cancelled' where user_id = ${userId}`.execute(shop.db);
  const before = await ownedRows(userId);
  const others = await ownedRows(bystander.userId);
  const erased = await erase();
  expect(erased.json()).toMatchObject({
    kept: [{ reason: 'taxes' }, { reason: 'supplies' }, { reason: 'account' }],
  });
  const after = await ownedRows(userId);
  const tables = [...before.keys()];
  expect(tables.filter((table) => isRemoved(table) && after.has(table))).toEqual([]);
  // Requests that nobody answered and patients without prescriptions are removed too.
  const partly = ['patients', 'prescriber_links'];
  const gone = tables.filter((table) => !isRemoved(table) && !after.has(table));
  expect(gone.filter((table) => !partly.includes(table))).toEqual([]);
  expect(await ownedRows(bystander.userId)).toEqual(others);
  expect(await read()).toMatchObject({
    state: 'suspended',
    email: `erased-${userId}@erased.invalid`,
    phone: '',
    notes: [],
    papers: [],
  });
  // The last mail to the address says what was kept.
  const mails = await shop.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toEqual([{ subject: 'Your data was erased' }]);
  expect((await erase()).json()).toMatchObject({ code: 'customer-erased' });
  await expect(addUser(shop.db, { email })).resolves.toBeGreaterThan(userId);
});
