import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPrescription as checkCall } from '@formulary/rules/calls/prescriptionCheckCalls';
import { documentChecks } from '@formulary/rules/prescriptions/checking/documentChecks';
import { aCheckedPrescription } from '@formulary/rules/prescriptions/checking/fixtures/aCheckedPrescription';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../../platform/database/withTransaction.ts';
import { runCheckCommand } from '../../../staff/prescriptions/runCheckCommand.ts';
import { openTestShop, type TestShop } from '../../../testing/openTestShop.ts';
import { sealForTests } from '../../../testing/signing/sealForTests.ts';
import { orderPrescriptions } from '../../../testing/orders/orderPrescriptions.ts';
import { runDocumentTask } from '../../../testing/signing/runDocumentTask.ts';
import { signedPrescriptions } from '../../../testing/signing/signedPrescriptions.ts';
import { readDocument } from '../documents.queries.ts';
import { checkPrescription } from './checkPrescription.ts';
import { readRecords } from './records/readRecords.queries.ts';
import { isSignerValid } from './records/signatureChecks.ts';

let shop: TestShop;
let folder: string;
let certificates: ReadonlyMap<string, Uint8Array>;
let pdf: Buffer;
let unsigned: number;
let signed: number;
beforeAll(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(join(tmpdir(), 'formulary-check-'));
  ({ certificates } = await sealForTests());
  const { prescriptions } = await orderPrescriptions(shop);
  [{ id: unsigned } = { id: 0 }] = prescriptions;
  const { ids, confirm } = await signedPrescriptions(shop);
  [signed = 0] = ids;
  await confirm();
  await runDocumentTask(shop, 'seal-prescription', { prescriptionId: signed });
  ({ pdf = Buffer.of() } = (await readDocument(shop.db, signed)) ?? {});
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const check = (id: number | string) =>
  shop.ask(checkCall, { url: `/api/prescriptions/${id}/check` });
const ask = (id: number) =>
  shop.app.inject({ url: `/api/prescriptions/${id}/check`, remoteAddress: '198.51.100.77' });
const run = (what: { readonly id: number } | { readonly file: string }) =>
  runCheckCommand(
    { kind: 'check-prescription', what },
    { db: shop.db, certificates, trust: () => shop.trust },
  );
const file = (name: string, bytes: Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

const KEYS = { prescriptions: 'id', prescription_documents: 'prescription_id' } as const;
describe('the check of a prescription', () => {
  test('says publicly that it holds and what was compared, without a patient or a medicine @7.58', async () => {
    const answer = await shop.send(checkCall, { url: `/api/prescriptions/${signed}/check` });
    const checked = await check(signed);
    expect(checked).toMatchObject({
      id: signed,
      verdict: 'holds',
      date: '2026-06-15',
      signedAt: expect.any(Date),
      confirmedAt: shop.clock.now,
      fileDigest: createHash('sha256').update(pdf).digest('hex'),
    });
    expect(checked.findings).toEqual(aCheckedPrescription().findings);
    for (const secret of ['Joan', 'Whitfield', 'Okafor', 'Nair', 'Lidocaine', 'One each day']) {
      expect(answer.body).not.toContain(secret);
    }
  });

  test('says of an unsigned one only that it is unsigned', async () => {
    expect(await check(unsigned)).toMatchObject({
      verdict: 'unsigned',
      signedAt: undefined,
      fileDigest: undefined,
      findings: [],
    });
  });

  test('answers 404 for an unknown one, and 429 after too many checks', async () => {
    expect((await ask(2_000_000_000)).statusCode).toBe(404);
    for (let count = 0; count < 239; count += 1) await ask(2_000_000_000);
    const { statusCode, headers } = await ask(signed);
    expect([statusCode, headers['retry-after']]).toEqual([429, expect.any(String)]);
  });

  test.each([
    [
      'text',
      `canonical_text = replace(canonical_text, 'One each', 'Two each')`,
      'prescriptions',
      ['text', 'rows'],
    ],
    ['its hash', `canonical_hash = sha256('other')`, 'prescriptions', ['text']],
    [
      'the PDF',
      `pdf = set_byte(pdf, 30000, get_byte(pdf, 30000) # 1)`,
      'prescription_documents',
      ['file', 'signature'],
    ],
    ['the hash of the PDF', `hash = sha256('other')`, 'prescription_documents', ['making', 'file']],
  ] as const)('names what is broken when %s was changed', async (_what, change, table, names) => {
    const undone = new Error('undone');
    const changed = withTransaction(shop.db, async (db) => {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
      await sql`update ${sql.table(table)} set ${sql.raw(change)} where ${sql.ref(KEYS[table])} = ${signed}`.execute(
        db,
      );
      const checked = await checkPrescription({ ...shop, db, certificates }, signed);
      expect(checked?.verdict).toBe('broken');
      const broken = checked?.findings.filter(({ holds }) => !holds);
      expect(broken?.map((each) => each.check)).toEqual(names);
      throw undone;
    });
    await expect(changed).rejects.toBe(undone);
    expect((await check(signed)).verdict).toBe('holds');
  });
});

test("the signer holds by a single name, also when '-' stood for the other name", async () => {
  const [records] = await readRecords(shop.db, [signed], await shop.trust.anchors.current());
  if (!records?.signature) throw new Error('Nothing is signed');
  const { prescription, signature } = records;
  const canonicalText = prescription.canonicalText?.replaceAll('"Nair"', '"-"') ?? null;
  const holdsFor = (signerName: string) =>
    isSignerValid({
      ...records,
      prescription: { ...prescription, canonicalText },
      signature: { ...signature, signerName },
    });
  // Until 27 November 2026 both names were joined, even when one was '-'.
  const names = ['Priya', 'Priya -', 'Priya Nair', '-', ''];
  expect(names.filter(holdsFor)).toEqual(['Priya', 'Priya -']);
});

describe('npm run staff -- prescriptions verify', () => {
  test('reports for a number and for its PDF what was compared and that it holds', async () => {
    const byNumber = await run({ id: signed });
    expect(byNumber).toContain(`Prescription ${signed} is signed, and everything holds.`);
    for (const { check: name } of aCheckedPrescription().findings) {
      const sentence = documentChecks[name];
      expect(byNumber).toMatch(new RegExp(`^holds +${sentence}$`, 'm'));
    }
    expect(await run({ file: file('own.pdf', pdf) })).toBe(byNumber);
  });

  test('reports the failed comparison of a changed file', async () => {
    const changed = Buffer.from(pdf);
    changed.writeUInt8(changed.readUInt8(20_000) ^ 1, 20_000);
    const said = run({ file: file('changed.pdf', changed) });
    await expect(said).rejects.toThrow('This file is none that this pharmacy made and kept.');
    await expect(said).rejects.toThrow(`DOES NOT HOLD  ${documentChecks.signature}`);
    await expect(said).rejects.toThrow(`holds          ${documentChecks.whole}`);
  });

  test('says that a prescription is unsigned, and refuses an unknown one', async () => {
    expect(await run({ id: unsigned })).toBe(`Prescription ${unsigned} is not signed.`);
    await expect(run({ id: 2_000_000_000 })).rejects.toThrow(
      'There is no prescription 2000000000.',
    );
    await expect(run({ file: join(folder, 'none.pdf') })).rejects.toThrow('cannot be read');
  });
});
