/** @module-tag column */
import type { DocumentCheck } from '@formulary/rules/prescriptions/checking/documentChecks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPrescription } from '../prescriptions/document/checking/checkPrescription.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { runDocumentTask } from '../testing/signing/runDocumentTask.ts';
import { sealForTests } from '../testing/signing/sealForTests.ts';
import { signedPrescriptions } from '../testing/signing/signedPrescriptions.ts';
import { brokenAfter } from './testing/brokenAfter.ts';

/** Comparisons that must fail after a column was changed. */
type Broken = readonly DocumentCheck[];

const ROWS: Broken = ['rows'];
const EVENTS: Broken = ['events'];
const SEAL: Broken = ['seal'];
const LINK: Broken = ['link'];

/** Every column that a prescription's proof covers, and the comparisons that a change of it breaks. */
const broken: Readonly<Record<string, Readonly<Record<string, Broken>>>> = {
  prescriptions: {
    order_id: ROWS,
    practitioner_id: ['rows', 'events'],
    prescriber_id: ['rows', 'signer', 'events'],
    patient_id: ROWS,
    status: EVENTS,
    is_manual: ROWS,
    created_at: ['rows', 'events'],
    prescribed_on: ROWS,
    comments: ROWS,
    document_id: ['text', 'signer', 'events'],
    link_accepted_at: ROWS,
    limits: ROWS,
    verified_at: ['rows', 'events'],
    canonical_text: ['text', 'rows'],
    canonical_hash: ['text'],
    signed_at: ['signer', 'events'],
    confirmed_at: ['link', 'events'],
    rejected_at: EVENTS,
    reject_reason: EVENTS,
    lapsed_at: EVENTS,
    voided_at: EVENTS,
    handed_over_at: EVENTS,
    given_up_at: EVENTS,
    replaced_at: EVENTS,
    replaces_id: ['rows', 'events'],
    original_received_at: EVENTS,
    original_received_by: EVENTS,
  },
  prescription_items: {
    prescription_id: ROWS,
    order_id: ROWS,
    order_line_id: ROWS,
    quantity: ROWS,
    initial_quantity: ROWS,
    directions: ROWS,
    substituted_by: ROWS,
    is_substitute: ROWS,
  },
  prescription_signatures: {
    prescription_id: ['picture', 'seal', 'signer', 'link'],
    document_id: ['seal', 'signer', 'link'],
    text_hash: ['text', 'seal'],
    picture: ['picture'],
    picture_hash: ['picture', 'seal', 'link'],
    declarations: SEAL,
    signer_id: ['seal', 'signer'],
    signer_name: ['seal', 'signer'],
    registration_number: ['seal', 'signer'],
    professional_status: ['seal', 'signer'],
    method: ['seal', 'passkey'],
    proven_at: SEAL,
    is_typed: SEAL,
    consulted_on: SEAL,
    signed_at: ['seal', 'signer'],
    address: SEAL,
    agent: SEAL,
    key_id: ['seal', 'keys'],
    seal: SEAL,
  },
  prescription_events: {
    sequence: ['events', 'anchors'],
    prescription_id: ['picture', 'seal', 'signer', 'events', 'anchors'],
    kind: ['picture', 'seal', 'signer', 'events'],
    actor_id: ['signer', 'events'],
    happened_at: ['seal', 'events'],
    address: ['seal', 'events'],
    agent: ['seal', 'events'],
    detail: ['seal', 'events'],
    previous_hash: EVENTS,
    hash: ['events', 'seals', 'anchors'],
    key_id: ['keys', 'seals'],
    seal: ['seals'],
  },
  passkey_signatures: {
    prescription_id: ['seal', 'passkey'],
    credential_id: SEAL,
    public_key: ['seal', 'passkey'],
    authenticator_data: ['seal', 'passkey'],
    client_data: ['seal', 'passkey'],
    signature: ['seal', 'passkey'],
  },
  signature_confirmations: {
    token_hash: LINK,
    prescription_id: LINK,
    document_id: LINK,
    picture_hash: LINK,
    created_at: LINK,
    expires_at: LINK,
    used_at: LINK,
    superseded_at: LINK,
  },
  prescription_documents: {
    prescription_id: ['making', 'file'],
    pdf: ['file', 'signature'],
    hash: ['making', 'file'],
    check_url: ['making'],
    sealed_at: ['making'],
  },
};

/** Columns outside a prescription's proof, and why. */
const proveNothing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  prescriptions: {
    id: 'another number is another prescription: the next test',
    nudged_at: 'keeps practitioners from asking for reminders too often',
    reminded_at: 'keeps the shop from reminding twice',
    reminders: 'keeps the shop from reminding twice',
    reduced_at: 'is refused before five years are over, and I34 finds it',
  },
  prescription_items: { id: 'nothing names an item by it' },
};

/** Changes for columns where the default change of their type would not affect the proof. */
const otherwise: Readonly<Record<string, string>> = {
  'prescriptions.status': `'rejected'`,
  'prescriptions.canonical_text': `replace(canonical_text, 'One each day', 'Two each day')`,
  'prescription_signatures.method': `'passkey'`,
  'prescription_events.kind': `'verified'`,
  'prescription_events.sequence': '9999',
  'prescription_events.detail': `detail || '{"keyId": "0"}'`,
  'prescription_events.prescription_id': '(select max(id) from prescriptions)',
  'prescription_signatures.prescription_id': '9999',
  'passkey_signatures.prescription_id': '9999',
  'prescription_documents.pdf': 'set_byte(pdf, 1000, get_byte(pdf, 1000) # 1)',
  'prescription_items.prescription_id': '(select max(id) from prescriptions)',
};

/** Changes a value of a type to another value, even from null. */
const changes: Readonly<Record<string, (column: string) => string>> = {
  integer: (column) => `coalesce(${column}, 0) + 1`,
  bigint: (column) => `${column} + 1`,
  smallint: (column) => `${column} + 1`,
  text: (column) => `coalesce(${column}, '') || '.'`,
  boolean: (column) => `not ${column}`,
  bytea: (column) =>
    `set_byte(${column}, length(${column}) / 2, get_byte(${column}, length(${column}) / 2) # 1)`,
  date: (column) => `coalesce(${column} + 1, date '2026-06-01')`,
  'timestamp with time zone': (column) =>
    `coalesce(${column}, timestamptz '2026-06-15') + interval '1 second'`,
  ARRAY: (column) => `array_prepend(${column}[1] || '.', ${column}[2:])`,
  jsonb: () => `'[{"kind": "product", "name": "Other", "most": 9, "productIds": []}]'`,
};

let shop: TestShop;
let id: number;
let signedWithPasskey: number;
let certificates: ReadonlyMap<string, Uint8Array>;
let columns: readonly { readonly table: string; readonly name: string; readonly type: string }[];
beforeAll(async () => {
  shop = await openTestShop();
  const signed = await signedPrescriptions(shop, [[2], [1]]);
  await signed.confirm();
  [id = 0] = signed.ids;
  const withPasskey = await signedPrescriptions(shop, [[1]], { isWithPasskey: true });
  await withPasskey.confirm();
  [signedWithPasskey = 0] = withPasskey.ids;
  for (const prescriptionId of [id, signedWithPasskey])
    await runDocumentTask(shop, 'seal-prescription', { prescriptionId });
  ({ certificates } = await sealForTests());
  const { rows } = await sql<(typeof columns)[number]>`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = any(${Object.keys(broken)})
    order by table_name, ordinal_position`.execute(shop.db);
  columns = rows;
});
afterAll(() => shop.close());

/** Runs check and audit after a statement has changed the prescription. */
const after = (table: string, statement: string) =>
  brokenAfter(shop, { id: subjectOf(table), table, statement });
const subjectOf = (table: string) => (table === 'passkey_signatures' ? signedWithPasskey : id);

const KEYS: Readonly<Record<string, string>> = { prescriptions: 'id' };
const WHICH: Readonly<Record<string, string>> = { prescription_events: `and kind = 'signed'` };
const ofPrescription = (table: string) =>
  `where ${KEYS[table] ?? 'prescription_id'} = ${subjectOf(table)} ${WHICH[table] ?? ''}`;

test('check and audit find nothing before any change', async () => {
  for (const each of [id, signedWithPasskey]) {
    const found = await checkPrescription({ ...shop, certificates }, each);
    expect(found?.verdict).toBe('holds');
  }
  const nothing = await after('prescriptions', 'select');
  expect(nothing).toEqual({ checked: [], named: [], audited: [] });
});

test('every column of a prescription is changed below or listed as unproven with a reason', () => {
  const listed = Object.entries(broken).flatMap(([table, own]) =>
    [...Object.keys(own), ...Object.keys(proveNothing[table] ?? {})].map(
      (name) => `${table}.${name}`,
    ),
  );
  expect(listed.toSorted()).toEqual(
    columns.map(({ table, name }) => `${table}.${name}`).toSorted(),
  );
});

const cases = Object.entries(broken).flatMap(([table, own]) =>
  Object.entries(own).map(([name, checks]) => ({ table, name, checks })),
);

describe('check and audit name a changed column of a signed prescription', () => {
  test.each(cases)('$name of $table breaks $checks', async ({ table, name, checks }) => {
    const type = columns.find((each) => each.table === table && each.name === name)?.type ?? '';
    const changed = otherwise[`${table}.${name}`] ?? changes[type]?.(name);
    const statement = `update ${table} set ${name} = ${changed} ${ofPrescription(table)}`;
    const { checked, named } = await after(table, statement);
    expect(checked).toEqual(checks);
    // Only the check verifies the PDF's signature.
    const ofRecords = checks.filter((check) => check !== 'signature');
    expect(named.toSorted()).toEqual(ofRecords.toSorted());
  });

  test('check does not find a renumbered prescription, and audit reports its orphaned records', async () => {
    const { checked, audited } = await after(
      'prescriptions',
      `alter table prescriptions alter id set generated by default;
       update prescriptions set id = 9999 where id = ${id}`,
    );
    expect(checked).toBeUndefined();
    expect(audited).toEqual(
      expect.arrayContaining(['rows of prescription 9999', `prescription ${id} with a signature`]),
    );
  });
});
