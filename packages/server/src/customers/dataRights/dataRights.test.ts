import { hash, randomBytes } from 'node:crypto';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import {
  closeDeskDataRequest,
  getDeskCustomer,
  noteDeskDataRequest,
} from '@formulary/rules/calls/desk/deskCustomerCalls';
import { getToday } from '@formulary/rules/calls/desk/todayCalls';
import {
  copyDeskCustomerData,
  copyDeskPatientData,
  eraseDeskCustomer,
  findDeskPatients,
} from '@formulary/rules/calls/desk/deskDataCalls';
import type { DataCopy } from '@formulary/rules/customers/dataCopy';
import { type DataRight, dataRights, personalTables } from '@formulary/rules/customers/dataRights';
import { unzipSync } from 'fflate';
import type { LightMyRequestResponse } from 'fastify';
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

/** Reads a copy: its files by path, and its data. */
async function unzip({ rawPayload, statusCode }: LightMyRequestResponse) {
  expect(statusCode).toBe(200);
  const entries = new Map(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
  const text = entries.get('data.json')!.toString();
  return { entries, text, data: JSON.parse(text) as DataCopy };
}

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

test('every column of what is kept is taken out when its years are over, or names nobody', async () => {
  const { rows } = await sql<{ table: string; columns: readonly string[] }>`
    select table_name::text as table, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = current_schema() group by 1`.execute(
    shop.db,
  );
  const columns = new Map(rows.map((row) => [row.table, row.columns]));
  for (const [table, { erasure, over }] of Object.entries(rights)) {
    const isKept = erasure !== 'removed';
    expect([table, over !== undefined]).toEqual([table, isKept]);
    if (over === undefined || typeof over === 'string') continue;
    const declared = [...over.cleared, ...over.stays].toSorted();
    expect([table, declared]).toEqual([table, columns.get(table)?.toSorted()]);
  }
});

test('every column that could open an account, or is a hash, is hidden from copies', async () => {
  const { rows } = await sql<{ table: string; name: string }>`
    select table_name::text as table, column_name::text as name from information_schema.columns
    where table_schema = current_schema() and data_type <> 'bytea'
      and column_name ~ '(hash|token|secret|searched|_key$)'
      -- A number that the desk makes for each press.
      and column_name <> 'request_key'`.execute(shop.db);
  const open = rows.filter(({ table, name }) => {
    const { notCopied, hidden = [] } = rights[table] ?? { notCopied: 'of the shop' };
    return notCopied === undefined && !hidden.includes(name);
  });
  expect(open).toEqual([]);
});

test('a copy has every row that is theirs and none of anybody else, without secrets', async () => {
  const owned = await ownedRows(person.userId);
  const answer = await send(copyDeskCustomerData, person.userId, asked);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="copy-of-user-${person.userId}.zip"`,
    'cache-control': 'no-store',
  });
  const { data, text } = await unzip(answer);
  const counts = new Map(data.parts.map(({ table, rows }) => [table as string, rows.length]));
  for (const [table, rows] of owned) {
    if (rights[table]?.notCopied !== undefined) continue;
    // Events of other records that name the person are of those records.
    if (table === 'audit_events') continue;
    expect([table, counts.get(table)]).toEqual([table, rows.length]);
  }
  expect(data).toMatchObject({ ...asked, about: `Customer ${person.userId}, Amara Okafor` });
  expect(text).not.toContain(bystander.email);
  expect(text).not.toMatch(/argon2|password_hash|\\\\x[0-9a-f]{8}/);
});

test('a noted request waits on Today until a copy answers it, or it is closed with a reason', async () => {
  const service = await desk.signedIn('customer-service');
  const userId = await addUser(shop.db);
  const waiting = async () =>
    (await desk.ask(getToday, { token })).find(({ queue }) => queue === 'data-requests');
  const act = async (path: string, body: object) => {
    const { version } = await desk.ask(getDeskCustomer, {
      token,
      url: `/api/desk/customers/${userId}`,
    });
    const call = path === '' ? noteDeskDataRequest : closeDeskDataRequest;
    const url = `/api/desk/customers/${userId}/data-request${path}`;
    return desk.send(call, { token: service.token, url, body: { ...body, version } });
  };
  expect((await act('', { ...asked, askedOn: '2099-01-01' })).statusCode).toBe(400);
  expect((await act('', asked)).json()).toMatchObject({ dataRequestedOn: asked.askedOn });
  expect(await waiting()).toMatchObject({ count: 1, oldest: { id: userId } });
  await send(copyDeskCustomerData, userId, asked);
  expect(await waiting()).toMatchObject({ count: 0 });
  await act('', asked);
  expect((await act('/close', { reason: ' ' })).json()).toMatchObject({ code: 'reason-required' });
  expect((await act('/close', { reason: 'Withdrawn' })).statusCode).toBe(200);
  expect(await waiting()).toMatchObject({ count: 0 });
});

test('a copy has the same in words, every file to the byte, and is recorded with who asked', async () => {
  const answer = await send(copyDeskCustomerData, person.userId, asked);
  const { data, entries } = await unzip(answer);
  const words = (await readTexts(entries.get('read-me.pdf')!)).join(' ');
  expect(words).toContain(`Copy of data: Customer ${person.userId}, Amara Okafor`);
  expect(words).toContain('Notes of our staff (1)');
  expect(words).toContain('Rings on Mondays');
  expect(words).toContain('Amount: £');
  const names = [...entries.keys()].filter((name) => !['data.json', 'read-me.pdf'].includes(name));
  expect(names).toEqual(data.files);
  const folders = names.map((name) => name.split('/')[0]);
  expect(new Set(folders)).toEqual(
    new Set(['documents', 'invoices', 'prescriptions', 'signatures']),
  );
  const documents = await shop.db
    .selectFrom('account_documents')
    .select(['id', 'kind', 'content'])
    .where('user_id', '=', person.userId)
    .execute();
  expect(folders.filter((folder) => folder === 'documents')).toHaveLength(documents.length);
  for (const { id, kind, content } of documents) {
    expect(entries.get(`documents/${id}-${kind}.pdf`)?.equals(content)).toBe(true);
  }
  const event = await shop.db
    .selectFrom('audit_events')
    .select('detail')
    .where('action', '=', 'data-exported')
    .where('subject', '=', `user ${person.userId}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(event.detail).toMatchObject({
    ...asked,
    rows: data.parts.reduce((sum, { rows }) => sum + rows.length, 0),
    files: names.length,
    bytes: answer.rawPayload.length,
    sha256: hash('sha256', answer.rawPayload, 'hex'),
  });
});

test('a copy has every row on its pages, however many there are', async () => {
  const userId = await addUser(shop.db);
  await sql`insert into audit_events (happened_at, action, subject, detail)
    select ${shop.clock.now}, 'profile-changed', ${`user ${userId}`}, jsonb_build_object('nth', nth)
    from generate_series(1, 1203) as nth`.execute(shop.db);
  const { data, entries } = await unzip(await send(copyDeskCustomerData, userId, asked));
  const events = data.parts.find(({ table }) => table === 'audit_events');
  expect(events?.rows).toHaveLength(1203);
  const pages = await readTexts(entries.get('read-me.pdf')!);
  expect(pages.at(-1)).toContain(`Page ${pages.length}`);
  const drawn = pages.join(' ').match(/Nth: \d+/g) ?? [];
  expect(new Set(drawn).size).toBe(1203);
});

test('a copy of nobody is refused in words, and nothing is recorded', async () => {
  expect((await send(copyDeskCustomerData, 999_999, asked)).json()).toMatchObject({
    code: 'customer-missing',
  });
  expect((await send(copyDeskPatientData, 999_999, asked)).json()).toMatchObject({
    code: 'patient-missing',
  });
});

test('a patient is found by name and date of birth, and gets a copy of their own', async () => {
  await sql`update patients set searched = '|joan|whitfield|' where id = ${person.patientId}`.execute(
    shop.db,
  );
  expect((await find('1971-09-30')).map(({ id }) => id)).toEqual([person.patientId]);
  expect(await find('1971-09-29')).toEqual([]);
  const { data } = await unzip(await send(copyDeskPatientData, person.patientId, asked));
  expect(data.about).toBe(`Patient ${person.patientId}, Joan Whitfield`);
  expect(data.parts.find(({ table }) => table === 'patients')?.rows).toMatchObject([
    { id: person.patientId },
  ]);
  expect(data.parts.map(({ table }) => table)).not.toContain('orders');
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
  // What is left is still copied to whoever asks.
  const { data } = await unzip(await send(copyDeskCustomerData, userId, asked));
  const copied = data.parts.map(({ table }) => table);
  expect(copied).toEqual(expect.arrayContaining(['users', 'orders', 'prescriptions']));
  expect(copied.filter((table) => isRemoved(table))).toEqual([]);
  await expect(addUser(shop.db, { email })).resolves.toBeGreaterThan(userId);
});
