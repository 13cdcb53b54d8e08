import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import type { Call } from '@formulary/rules/calls/call';
import { createOrder, getOrder, listOrders } from '@formulary/rules/calls/orderCalls';
import { listPatients, savePatient } from '@formulary/rules/calls/patientCalls';
import {
  addPreOrderPrescription,
  listPreOrderPrescriptions,
  setPrescribedQuantity,
  setPrescriptionPatient,
  setPrescriptionsPrescriber,
} from '@formulary/rules/calls/preOrderCalls';
import {
  correctPrescription,
  countPrescriptions,
  favouriteDirections,
  getPrescription,
  getPrescriptionPdf,
  listPrescriptions,
  rejectPrescription,
  signPrescription,
  verifyPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { checkPrescription } from '@formulary/rules/calls/prescriptionCheckCalls';
import { verifySignature } from '@formulary/rules/calls/signatureLinkCalls';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readTexts } from '../testing/documents/readTexts.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { columnsContaining } from '../testing/database/columnsContaining.queries.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { signingForm } from '../testing/calls/signingForm.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';
import { longWait } from '../testing/longWait.ts';
import { addLink, addProduct, addSession, addUser } from '../testing/testData.queries.ts';

/** Part of every private value of a prescription, and of nothing else. */
const CANARY = 'zzcanary';

interface Answered {
  readonly url: string;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

let folder: string;
let database: TestDatabase;
let server: SpawnedServer;
let address: string;
let practitioner: string;
let prescriber: string;
let prescriptionId: number;
let correctionId: number;
let pdf: Buffer;
const answered: Answered[] = [];

interface Asked {
  readonly token?: string;
  readonly id?: number;
  readonly body?: unknown;
  readonly payload?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(call: { readonly method: string; readonly path: string }, asked: Asked) {
  const { token, id, body, payload, headers } = asked;
  const url = `${address}${call.path.replace(':id', String(id))}`;
  const content = payload ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(url, {
    method: call.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  answered.push({ url, headers: answer.headers, bytes });
  return { status: answer.status, bytes };
}

async function ask<P, Q, B, A>(call: Call<P, Q, B, A>, asked: Asked = {}): Promise<A> {
  const { status, bytes } = await send(call, asked);
  if (status !== call.status)
    throw new Error(`${call.name} answered ${status}: ${bytes.toString()}`);
  return decodeAnswer(call.answer, JSON.parse(bytes.toString()));
}

/** Records the payload of every job, however soon it is done. */
async function storePayloads(): Promise<void> {
  await sql`create table seen_jobs (task text, payload text)`.execute(database.db);
  await sql`
    create function keep_payload() returns trigger language plpgsql as $$ begin
      insert into seen_jobs select identifier, new.payload::text
      from graphile_worker._private_tasks where id = new.task_id;
      return new;
    end $$`.execute(database.db);
  await sql`create trigger payloads_are_kept after insert or update on graphile_worker._private_jobs
    for each row execute function keep_payload()`.execute(database.db);
}

/** Orders two items on prescriptions for two patients. */
async function order(): Promise<void> {
  const userId = await addUser(database.db);
  const prescriberId = await addUser(database.db, { is_prescriber: true, claims_prescriber: true });
  const now = new Date();
  await addLink(database.db, { practitionerId: userId, prescriberId, status: 'accepted' }, now);
  practitioner = await addSession(database.db, userId, now);
  prescriber = await addSession(database.db, prescriberId, now);
  const product = { type: 'prescription' as const, in_stock: 100 };
  const product_fk = await addProduct(database.db, product);
  const token = practitioner;
  const line = { product_fk, cart_quantity: 2, cart_req_prescription: true };
  const lines = await ask(addCartLine, { token, body: line });
  for (const person of ['one', 'two']) {
    const { addedId } = await ask(savePatient, {
      token,
      headers: { 'idempotency-key': `patient-${person}` },
      body: {
        patient_fname: 'Zzcanaryfirst',
        patient_lname: `Zzcanarylast${person}`,
        patient_email: 'zzcanary@patients.test',
        patient_phone: null,
        patient_dob: '1971-09-30',
        patient_postcode: 'SE15 4QL',
        patient_street: '3 Zzcanary Square',
        patient_city: 'Zzcanarytown',
        patient_county: 'Zzcanaryshire',
      },
    });
    const rx_pk = (await ask(addPreOrderPrescription, { token })).at(-1)?.id;
    await ask(setPrescriptionPatient, { token, body: { rx_pk, patient_fk: addedId } });
    const item = { rx_pk, product_pk: product_fk, rxprd_qty: 1 };
    await ask(setPrescribedQuantity, { token, body: item });
  }
  await ask(setPrescriptionsPrescriber, { token, body: { prescriber_fk: prescriberId } });
  const prescriptions = await ask(listPreOrderPrescriptions, { token });
  const body = orderBody(lines, {}, 0, prescriptions);
  const placed = await ask(createOrder, { token, body, headers: { 'idempotency-key': 'canary' } });
  await ask(getOrder, { token, id: placed.id });
  await ask(listOrders, { token, body: {} });
  await ask(listPatients, { token });
}

async function review(id: number): Promise<unknown> {
  const own = await ask(getPrescription, { token: prescriber, id });
  const items = own.items.map((item) => ({ ...item, directions: 'Zzcanary each day' }));
  return verifyPrescription.body?.write({ id, comments: 'Zzcanary comments', items });
}

function list(token: string) {
  const page = { limit: 10, skip: 0 };
  return ask(listPrescriptions, {
    token,
    body: listPrescriptions.body?.write({ query: {}, page }),
  });
}

/** Rejects, corrects, verifies and signs one prescription; verifies and signs the other; follows both links. */
async function prescribe(): Promise<void> {
  const [first = 0, second = 0] = (await list(prescriber))
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
  await ask(rejectPrescription, {
    token: prescriber,
    body: {
      prescription_pk: first,
      prescription_details: 'Zzcanary comments',
      prescription_reject_reason: 'Wrong dose',
    },
  });
  const own = await ask(getPrescription, { token: practitioner, id: first });
  const items = own.items.map((item) => ({ ...item, directions: 'Zzcanary at night' }));
  const corrected = { id: first, comments: 'Zzcanary corrected', items };
  const body = correctPrescription.body?.write(corrected);
  await ask(correctPrescription, { token: practitioner, body });
  correctionId = Math.max(...(await list(practitioner)).map(({ id }) => id));
  prescriptionId = second;
  for (const id of [correctionId, prescriptionId]) {
    await refused(id);
    const documentId = await ask(verifyPrescription, { token: prescriber, body: await review(id) });
    const form = signingForm({ id, documentId }, await aSignature());
    await ask(signPrescription, { ...form, token: prescriber });
  }
  for (const token of await mailedTokens()) await ask(verifySignature, { body: { token } });
}

/** Sends requests that are refused, because these are logged too. */
async function refused(id: number): Promise<void> {
  const long = JSON.stringify(await review(id)).replace(
    'Zzcanary each day',
    'Zzcanary'.repeat(200),
  );
  const attempts = [long, '{"prescription_details":"Zzcanary', '"Zzcanary"'];
  for (const payload of attempts) {
    const headers = { 'content-type': 'application/json' };
    const sent = { token: prescriber, payload: Buffer.from(payload), headers };
    const { status } = await send(verifyPrescription, sent);
    if (status !== 400) throw new Error(`What is wrong was answered ${status}`);
  }
}

function mailedTokens(): Promise<readonly string[]> {
  return vi.waitFor(async () => {
    const mails = await database.db.selectFrom('outbox').select('text').orderBy('id').execute();
    const text = mails.map((mail) => mail.text).join('\n');
    const links = [...text.matchAll(/prescription\/\d+\/([\w-]{43})/g)];
    if (links.length < 2) throw new Error('The links are not mailed yet');
    return links.map(([, token = '']) => token);
  }, longWait);
}

async function readBack(): Promise<void> {
  await vi.waitFor(async () => {
    const documents = database.db.selectFrom('prescription_documents').select('prescription_id');
    if ((await documents.execute()).length < 2) throw new Error('They are not sealed yet');
  }, longWait);
  for (const token of [practitioner, prescriber]) {
    await list(token);
    await ask(countPrescriptions, { token, body: countPrescriptions.body?.write({ query: {} }) });
    ({ bytes: pdf } = await send(getPrescriptionPdf, { token, id: prescriptionId }));
  }
  const products = await database.db.selectFrom('products').select('id').execute();
  const product_fks = products.map(({ id }) => id);
  await ask(favouriteDirections, { token: prescriber, body: { product_fks } });
  await ask(checkPrescription, { id: prescriptionId });
}

beforeAll(async () => {
  database = await createTestDatabase();
  await storePayloads();
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-canaries-')));
  // A server that root started creates its keys there as another user.
  chmodSync(folder, 0o777);
  // In production every request is logged.
  const settings = { NODE_ENV: 'production', SHOP_URL: 'https://shop.test' };
  server = spawnServer({ FORMULARY_DATA: folder, DATABASE_URL: database.url, ...settings });
  address = await server.ready;
  await order();
  await prescribe();
  await readBack();
  server.signal('SIGTERM');
  await server.ended;
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

const holdsCanary = (text: string | Buffer) => text.toString().toLowerCase().includes(CANARY);

describe('private data of a prescription, from its order to its document,', () => {
  test('reaches its people, and is stored only in these columns', async () => {
    expect(answered.filter(({ bytes }) => holdsCanary(bytes)).length).toBeGreaterThan(10);
    expect(holdsCanary((await readTexts(pdf)).join(' '))).toBe(true);
    expect(await columnsContaining(database.db, CANARY)).toEqual([
      'patients.city',
      'patients.county',
      'patients.email',
      'patients.first_name',
      'patients.last_name',
      'patients.searched',
      'patients.street',
      'prescription_items.directions',
      'prescriptions.canonical_text',
      'prescriptions.comments',
    ]);
  });

  test('is in no line of the log', async () => {
    const { output, errors } = await server.ended;
    for (const { path } of [verifyPrescription, rejectPrescription, getPrescriptionPdf]) {
      expect(output).toContain(`"route":"${path}"`);
    }
    expect([output, errors].map(holdsCanary)).toEqual([false, false]);
  });

  test('is in no mail and in no payload of a job', async () => {
    const mails = await database.db.selectFrom('outbox').selectAll().execute();
    expect(mails.map(({ subject }) => subject).join('\n')).toMatch(
      /rejected[^]*corrected[^]*confirm/,
    );
    const { rows } = await sql<{ task: string; payload: string }>`select * from seen_jobs`.execute(
      database.db,
    );
    const tasks = new Set(rows.map(({ task }) => task));
    expect(tasks).toContain('seal-prescription');
    expect(tasks).toContain('mail-signature-confirmations');
    expect(holdsCanary(JSON.stringify([mails, rows]))).toBe(false);
  });

  test('is in no address or header, and shared caches must not store an answer', () => {
    for (const { url, headers } of answered) {
      expect(holdsCanary(url)).toBe(false);
      expect(holdsCanary(JSON.stringify([...headers]))).toBe(false);
    }
    const kept = answered.filter(({ headers }) => headers.get('cache-control') !== 'no-store');
    expect(kept.map(({ url }) => url)).toEqual([]);
  });
});
