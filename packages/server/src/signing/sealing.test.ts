import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { checkPdf } from '../prescriptions/document/checking/checkPdf.ts';
import { checkPrescription } from '../prescriptions/document/checking/checkPrescription.ts';
import { readDocument } from '../prescriptions/document/documents.queries.ts';
import { readTexts } from '../testing/documents/readTexts.ts';
import { eventsOfPrescription } from '../prescriptions/events/chainedEvents.queries.ts';
import { describeNeeding } from '../testing/describeNeeding.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { runDocumentTask } from '../testing/signing/runDocumentTask.ts';
import { sealForTests } from '../testing/signing/sealForTests.ts';
import {
  type SignedPrescriptions,
  signedPrescriptions,
} from '../testing/signing/signedPrescriptions.ts';

const SEAL = 'seal-prescription';
const LEFT_OVER = 'seal-prescriptions-left-over';
/** Within a stream of the document, where a reader would notice no change. */
const CHANGED_BYTE = 20_000;

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(join(tmpdir(), 'formulary-sealing-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

let signed: SignedPrescriptions;
let id: number;
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db);
  signed = await signedPrescriptions(shop);
  [id = 0] = signed.ids;
});

/** Returns the payloads of the prescription's queued sealing jobs. */
async function waiting(): Promise<readonly unknown[]> {
  const { rows } = await sql<{ payload: { readonly prescriptionId: number } }>`
    select payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id
    where task.identifier = ${SEAL} order by job.id`.execute(shop.db);
  return rows.map(({ payload }) => payload).filter(({ prescriptionId }) => prescriptionId === id);
}

const seal = () => runDocumentTask(shop, SEAL, { prescriptionId: id });
const pdf = async (token = signed.token) =>
  shop.app.inject({
    url: `/api/prescriptions/${id}/pdf`,
    headers: { authorization: `Bearer ${token}` },
  });

test('confirming a signature seals its document once, however often the link is followed', async () => {
  expect(await waiting()).toEqual([]);
  await signed.confirm();
  await signed.confirm();
  expect(await waiting()).toEqual([{ prescriptionId: id }]);
});

test('a signed, unconfirmed prescription gets no document', async () => {
  await seal();
  await runDocumentTask(shop, LEFT_OVER);
  expect(await readDocument(shop.db, id)).toBeUndefined();
  expect(await waiting()).toEqual([]);
});

test('only the two sides get the sealed document, with signature, events and where it is checked @7.58', async () => {
  await signed.confirm();
  await seal();
  const kept = await readDocument(shop.db, id);
  for (const token of [signed.token, signed.prescriberToken]) {
    expect((await pdf(token)).rawPayload.equals(kept?.pdf ?? Buffer.of())).toBe(true);
  }
  const stranger = await shop.signedIn();
  expect((await pdf(stranger.token)).statusCode).toBe(404);
  expect(kept?.hash).toEqual(
    createHash('sha256')
      .update(kept?.pdf ?? '')
      .digest(),
  );
  const text = (await readTexts(kept?.pdf ?? Buffer.of())).join('\n');
  for (const words of [
    'Joan Whitfield',
    'Priya Nair',
    'One each day',
    'Evidence',
    `Have it checked at https://shop.test/verify/${id}`,
    'Confirmation link sent',
    'Confirmed by the link',
  ]) {
    expect(text).toContain(words);
  }
  const events = await eventsOfPrescription(shop.db, id);
  expect(events.map(({ kind }) => kind)).toEqual([
    'ordered',
    'verified',
    'signed',
    'confirmation-sent',
    'confirmed',
    'pdf-sealed',
  ]);
});

test('the sealed document of a prescription signed with a passkey says so, and its check covers the passkey', async () => {
  const withPasskey = await signedPrescriptions(shop, [[1]], { isWithPasskey: true });
  [id = 0] = withPasskey.ids;
  await withPasskey.confirm();
  await seal();
  const kept = await readDocument(shop.db, id);
  const [, evidence] = await readTexts(kept?.pdf ?? Buffer.of());
  expect(evidence).toContain('How Signed with a passkey;');
  const { certificates } = await sealForTests();
  const checked = await checkPrescription({ ...shop, certificates }, id);
  expect(checked?.verdict).toBe('holds');
  const names = checked?.findings.map(({ check }) => check);
  expect(names).toEqual(expect.arrayContaining(['passkey', 'file', 'signature']));
});

test('sealing again, an hour later and twice at once, keeps the same bytes, made once', async () => {
  await signed.confirm();
  await Promise.all([seal(), seal()]);
  const kept = await readDocument(shop.db, id);
  shop.clock.now = new Date(+shop.clock.now + 3_600_000);
  await seal();
  expect((await readDocument(shop.db, id))?.pdf.equals(kept?.pdf ?? Buffer.of())).toBe(true);
  const events = await eventsOfPrescription(shop.db, id);
  expect(events.filter(({ kind }) => kind === 'pdf-sealed')).toHaveLength(1);
});

test('a document that the job gave up on is queued again, and a finished one is not', async () => {
  await signed.confirm();
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db);
  await runDocumentTask(shop, LEFT_OVER);
  expect(await waiting()).toEqual([{ prescriptionId: id }]);
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db);
  await seal();
  await runDocumentTask(shop, LEFT_OVER);
  expect(await waiting()).toEqual([]);
});

test('a missing document, or one of a prescription that does not hold, is never made again', async () => {
  await signed.confirm();
  await seal();
  const drop = async (table: string, where = '') => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(shop.db);
    await sql`delete from ${sql.table(table)} where prescription_id = ${id} ${sql.raw(where)}`.execute(
      shop.db,
    );
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(shop.db);
  };
  await drop('prescription_documents');
  await seal();
  const { statusCode, body } = await pdf();
  expect([statusCode, body]).toEqual([409, expect.stringContaining('is not where it was kept')]);
  expect(await readDocument(shop.db, id)).toBeUndefined();

  // Without its event too: the anchors still have it.
  await drop('prescription_events', `and kind = 'pdf-sealed'`);
  await seal();
  expect(await readDocument(shop.db, id)).toBeUndefined();
});

/** Writes the sealed document of a prescription that went through every call to a file. */
async function sealedFile(): Promise<string> {
  await signed.confirm();
  await seal();
  const file = join(folder, `${id}.pdf`);
  writeFileSync(file, (await pdf()).rawPayload);
  return file;
}

describeNeeding('pdfsig', 'pdfsig', () => {
  test('calls the signature of a confirmed document valid, over the whole document', async () => {
    const said = execFileSync('pdfsig', [await sealedFile()], { encoding: 'utf8' });
    expect(said).toContain('Signature Validation: Signature is Valid.');
    expect(said).toContain('Total document signed');
  });

  test('finds, as the check does, that one byte of a confirmed document was changed', async () => {
    const file = await sealedFile();
    const changed = readFileSync(file);
    changed.writeUInt8(changed.readUInt8(CHANGED_BYTE) ^ 1, CHANGED_BYTE);
    writeFileSync(file, changed);
    const said = execFileSync('pdfsig', [file], { encoding: 'utf8' });
    expect(said).toContain('Signature Validation: Digest Mismatch.');
    const { certificates } = await sealForTests();
    const findings = await checkPdf(changed, { hash: undefined, certificates });
    const broken = findings.filter(({ holds }) => !holds);
    expect(broken.map(({ check }) => check)).toEqual(['signature']);
  });
});

describeNeeding('qpdf', 'qpdf', () => {
  test('finds no fault in a confirmed document', async () => {
    const said = execFileSync('qpdf', ['--check', await sealedFile()], { encoding: 'utf8' });
    expect(said).toContain('No syntax or stream encoding errors found');
  });
});
