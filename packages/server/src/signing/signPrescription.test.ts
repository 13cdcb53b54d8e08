import { hash } from 'node:crypto';
import { signPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { declarations } from '@formulary/rules/prescriptions/signing/declarations';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSealed } from './testing/isSealed.ts';
import { readSignature } from '../prescriptions/signatures/signatures.queries.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { eventsOf } from '../testing/database/eventsOf.queries.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import {
  type OrderedPrescriptions,
  orderPrescriptions,
} from '../testing/orders/orderPrescriptions.ts';
import { sealKeyForTests } from '../testing/signing/sealKeyForTests.ts';
import { receiveOriginal } from './receiveOriginal.ts';
import { type SigningFields, signingForm } from '../testing/calls/signingForm.ts';
import { markVerified } from '../testing/signing/markVerified.ts';
import { addSession, addUser, contents } from '../testing/testData.queries.ts';

const MINUTE_MS = 60_000;
/** Changes a text and its hash consistently, but not the document's id. */
const ALTERED_WITH_HASH = `canonical_text = replace(canonical_text, 'Priya', 'Paula'),
  canonical_hash = sha256(replace(canonical_text, 'Priya', 'Paula')::bytea)`;

let shop: TestShop;
let picture: Buffer;
beforeAll(async () => {
  shop = await openTestShop();
  picture = await aSignature();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

let ordered: OrderedPrescriptions;
let id: number;
let documentId: string;
beforeEach(async () => {
  ordered = await orderPrescriptions(shop);
  id = ordered.prescriptions[0]?.id ?? 0;
  documentId = await markVerified(shop, id, shop.clock.now);
});

function sign(token: string, fields: Partial<SigningFields> = {}, pictures = [picture]) {
  const { payload, headers } = signingForm({ id, documentId, ...fields }, ...pictures);
  return shop.app.inject({
    method: signPrescription.method,
    url: signPrescription.path,
    headers: { ...headers, authorization: `Bearer ${token}`, 'user-agent': 'A tablet' },
    payload,
  });
}

/** Sends a request that must be refused; returns the refusal. Only the count of attempts may change. */
async function refused(...sent: Parameters<typeof sign>) {
  await sql`delete from attempt_counters`.execute(shop.db);
  const before = await contents(shop.db);
  const answer = await sign(...sent);
  await sql`delete from attempt_counters`.execute(shop.db);
  expect(await contents(shop.db)).toBe(before);
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

describe('signing a prescription', () => {
  test('stores what was signed, how and by whom, sealed by the shop @7.48 @5.26', async () => {
    const answer = await sign(ordered.prescriberToken, {
      more: { signature_typed: 'true', prescription_consulted_on: '2026-06-14' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      prescription_status: 1,
      prescription_awaiting_sign_verification: true,
      prescription_waits_for: 'confirmation',
    });
    const signature = await readSignature(shop.db, id);
    expect(signature).toMatchObject({
      documentId,
      declarations: Object.values(declarations),
      signerId: ordered.prescriberId,
      signerName: 'Priya Nair',
      method: 'password',
      isTyped: true,
      consultedOn: '2026-06-14',
      signedAt: shop.clock.now,
      agent: 'A tablet',
      keyId: sealKeyForTests.id,
    });
    const key = shop.trust.keys.keyAt(sealKeyForTests.id, shop.clock.now);
    expect(signature && key && isSealed(signature, key)).toBe(true);
  });

  test("seals the signer's verified details, whatever the account says since (R20)", async () => {
    const users = shop.db.updateTable('users').where('id', '=', ordered.prescriberId);
    await users.set({ last_name: 'Renamed', registration_number: '0000001' }).execute();
    expect((await sign(ordered.prescriberToken)).statusCode).toBe(200);
    const signature = await readSignature(shop.db, id);
    expect(signature?.signerName).toBe('Priya Nair');
    expect(signature?.registrationNumber).not.toBe('0000001');
  });

  test.each<readonly [string, string]>([
    ['document_id', `'other'`],
    ['text_hash', `decode(repeat('00', 32), 'hex')`],
    ['picture', `set_byte(picture, 60, (get_byte(picture, 60) + 1) % 256)`],
    ['picture_hash', `decode(repeat('00', 32), 'hex')`],
    ['declarations', `declarations[1:1]`],
    ['signer_id', '(select min(id) from users)'],
    ['signer_name', `signer_name || '.'`],
    ['registration_number', `coalesce(registration_number, '') || '1'`],
    ['professional_status', `coalesce(professional_status, '') || 'x'`],
    ['method', `'passkey'`],
    ['proven_at', `proven_at - interval '1 second'`],
    ['is_typed', 'not is_typed'],
    ['consulted_on', `date '2026-06-01'`],
    ['signed_at', `signed_at + interval '1 second'`],
    ['address', `address || '0'`],
    ['agent', `agent || '.'`],
    ['seal', `set_byte(seal, 0, (get_byte(seal, 0) + 1) % 256)`],
  ])('breaks the seal when its %s is changed in the database', async (column, value) => {
    await sign(ordered.prescriberToken);
    await sql`alter table prescription_signatures disable trigger user`.execute(shop.db);
    await sql`update prescription_signatures set ${sql.ref(column)} = ${sql.raw(value)}
      where prescription_id = ${id}`.execute(shop.db);
    await sql`alter table prescription_signatures enable trigger user`.execute(shop.db);
    const signature = await readSignature(shop.db, id);
    const key = shop.trust.keys.keyAt(sealKeyForTests.id, shop.clock.now);
    expect(signature && key && isSealed(signature, key)).toBe(false);
  });

  test('finds none for another prescriber, and is refused for a practitioner (T18, T19)', async () => {
    const other = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
    const token = await addSession(shop.db, other, shop.clock.now);
    expect(await refused(token)).toEqual([404, 'prescription-missing']);
    expect(await refused(ordered.token)).toEqual([404, 'not-found']);
    const denials = await eventsOf(shop.db, `prescription ${id}`);
    expect(denials).toContainEqual({ actor_id: other, action: 'denied', detail: {} });
  });

  test('refuses an older document and an unverified one (T29)', async () => {
    expect(await refused(ordered.prescriberToken, { documentId: 'older' })).toEqual([
      409,
      'prescription-document-stale',
    ]);
    const next = await orderPrescriptions(shop);
    const unverified = { id: next.prescriptions[0]?.id ?? 0, documentId: 'any' };
    expect(await refused(next.prescriberToken, unverified)).toEqual([
      409,
      'prescription-not-verified',
    ]);
  });

  test('twenty times at once signs once, and keeps the picture (T28)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sign(ordered.prescriberToken)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const before = await readSignature(shop.db, id);
    expect(await refused(ordered.prescriberToken)).toEqual([409, 'prescription-already-signed']);
    expect(hash('sha256', before?.picture ?? '', 'buffer')).toEqual(before?.pictureHash);
  });

  test('ignores an address for mail in the request (T30)', async () => {
    const email = 'thief@elsewhere.test';
    expect((await sign(ordered.prescriberToken, { email })).statusCode).toBe(200);
    expect(await contents(shop.db)).not.toContain(email);
  });

  test('asks again for a password given too long ago, and loses nothing', async () => {
    const token = await addSession(
      shop.db,
      ordered.prescriberId,
      new Date(+shop.clock.now - 16 * MINUTE_MS),
    );
    expect(await refused(token)).toEqual([409, 'presence-required']);
  });

  test.each<readonly [string, string, string, string]>([
    ['its text', 'prescriptions', `canonical_text = canonical_text || ' '`, 'text, rows'],
    ['its text, with its hash', 'prescriptions', ALTERED_WITH_HASH, 'text'],
    ['the packs of an item', 'prescription_items', 'quantity = 1', 'rows'],
    ['the directions of an item', 'prescription_items', `directions = 'Ten each day'`, 'rows'],
    ['the product of a line', 'order_lines', `name = 'Another medicine'`, 'rows'],
    ['its date', 'prescriptions', 'prescribed_on = prescribed_on - 1', 'rows'],
    [
      'when it was verified',
      'prescriptions',
      `verified_at = verified_at - interval '1 second'`,
      'rows, events',
    ],
  ])(
    'signs nothing once SQL changed %s, and raises the alarm',
    async (_what, table, change, broken) => {
      const logged = vi.spyOn(shop.app.log, 'error');
      const of = { prescriptions: 'id', prescription_items: 'prescription_id' }[table];
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(shop.db);
      await sql`update ${sql.table(table)} set ${sql.raw(change)} where ${sql.raw(
        of
          ? `${of} = ${id}`
          : `id in (select order_line_id from prescription_items where prescription_id = ${id})`,
      )}`.execute(shop.db);
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(shop.db);
      expect(await refused(ordered.prescriberToken)).toEqual([409, 'prescription-altered']);
      expect(logged.mock.calls).toEqual([
        [
          { alarm: `prescription ${id} is not what was recorded: ${broken}` },
          'records were altered',
        ],
      ]);
      const original = receiveOriginal(
        { ...shop, now: shop.clock.now, daysToSign: 14, shopUrl: 'https://shop.test' },
        { id, by: 'priya' },
      );
      await expect(original).rejects.toMatchObject({ problem: { code: 'prescription-altered' } });
    },
  );

  test('is refused by the field without a picture, with two, or with a future day', async () => {
    const { prescriberToken } = ordered;
    const none = await sign(prescriberToken, {}, []);
    expect([none.statusCode, none.json()]).toEqual([
      400,
      {
        code: 'signature-required',
        message: 'Please affix your signature to continue',
        errors: { signature: 'Please affix your signature to continue' },
      },
    ]);
    const two = await sign(prescriberToken, {}, [picture, picture]);
    expect(two.statusCode).toBe(413);
    const blank = await sign(prescriberToken, {}, [Buffer.from('GIF89a')]);
    expect(blank.json()).toMatchObject({
      errors: { signature: 'This signature could not be read. Please sign again' },
    });
    const tomorrow = await sign(prescriberToken, {
      more: { prescription_consulted_on: '2026-06-16' },
    });
    expect(tomorrow.json()).toMatchObject({
      errors: { prescription_consulted_on: 'Please enter a day that is not after today' },
    });
    const longAgo = await sign(prescriberToken, {
      more: { prescription_consulted_on: '2025-06-14' },
    });
    expect(longAgo.json()).toMatchObject({
      errors: { prescription_consulted_on: 'Please enter a day of the last 365 days' },
    });
    expect(await readSignature(shop.db, id)).toBeUndefined();
  });

  test.each([
    ['update', 'update prescription_signatures set is_typed = true'],
    ['delete', 'delete from prescription_signatures'],
    ['truncate', 'truncate prescription_signatures cascade'],
  ])('the database refuses to %s a signature (T27)', async (_what, statement) => {
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('append-only');
  });
});
