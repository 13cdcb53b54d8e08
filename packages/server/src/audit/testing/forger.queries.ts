import { generateKeyPairSync, hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import {
  chainedEvents,
  type StoredEvent,
} from '../../prescriptions/events/chainedEvents.queries.ts';
import { documentIdOf } from '../../prescriptions/document/PrescriptionDocument.ts';
import {
  eventHash,
  firstPreviousHash,
  sealEvent,
} from '../../prescriptions/events/prescriptionEvent.ts';
import { orderedHash } from '../../prescriptions/events/orderedHash.ts';
import { readOrdered } from '../../prescriptions/events/readOrdered.queries.ts';
import { type SealKey, sealKeyOf } from '../../prescriptions/signatures/sealKey.ts';
import { sealSignature } from '../../prescriptions/signatures/signatureSeal.ts';
import { readSignature } from '../../prescriptions/signatures/signatures.queries.ts';

/** How the events of a rewritten chain are sealed. */
export type Resealing =
  | 'with a key that was inserted'
  | 'with an old key'
  | 'as before'
  | 'not at all';

/** A database superuser without the key folder, within one transaction. */
export interface Forger {
  readonly trx: Trx;
  /** The forged prescription. */
  readonly id: number;
  /** Key that seals the forged records. */
  readonly key: SealKey;
  /** The chain to be written; forgeries change it. */
  events: StoredEvent[];
}

/** Creates a key that the shop does not know. */
export function anyKey(): SealKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return sealKeyOf(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
}

/** Begins a forgery: disables triggers and foreign keys until the transaction is rolled back. */
export async function beginForging(trx: Trx, id: number, key: SealKey): Promise<Forger> {
  await sql`set local session_replication_role = replica`.execute(trx);
  const events: StoredEvent[] = [];
  for await (const batch of chainedEvents(trx)) events.push(...batch);
  return { trx, id, key, events };
}

/**
 * Makes a forgery as consistent as the database allows: reseals the signature over its rows, rehashes the events,
 * numbers them without a gap and chains them.
 */
export async function finishForging(forger: Forger, resealing: Resealing): Promise<void> {
  const { trx, key } = forger;
  const isResealed = resealing.startsWith('with');
  if (resealing === 'with a key that was inserted')
    await sql`insert into seal_keys values (${key.id}, ${key.publicKey}, now())`.execute(trx);
  if (isResealed) await resealSignature(forger);
  if (resealing === 'not at all')
    await sql`alter table prescription_events drop constraint prescription_events_are_sealed`.execute(
      trx,
    );
  await sql`delete from prescription_events`.execute(trx);
  let previousHash = firstPreviousHash;
  for (const [index, old] of forger.events.entries()) {
    const detail = await detailOf(forger, old);
    const event = { ...old, detail, sequence: index + 1, previousHash };
    const currentHash = eventHash(event);
    const seals = {
      'with a key that was inserted': { keyId: key.id, seal: sealEvent(currentHash, key) },
      'with an old key': { keyId: key.id, seal: sealEvent(currentHash, key) },
      'as before': { keyId: old.keyId, seal: old.seal },
      'not at all': { keyId: null, seal: null },
    };
    const { keyId, seal } = seals[resealing];
    await sql`
      insert into prescription_events (sequence, prescription_id, kind, actor_id, happened_at, address, agent, detail,
        previous_hash, hash, key_id, seal)
      values (${event.sequence}, ${event.prescriptionId}, ${event.kind}, ${event.actorId ?? null}, ${event.at},
        ${event.address ?? null}, ${event.agent ?? null}, ${JSON.stringify(detail)}, ${previousHash}, ${currentHash},
        ${keyId}, ${seal})`.execute(trx);
    previousHash = currentHash;
  }
}

async function resealSignature({ trx, id, key }: Forger): Promise<void> {
  const signature = await readSignature(trx, id);
  if (!signature) return;
  const { seal: _old, ...record } = signature;
  const { seal } = sealSignature(record, key);
  const rows = trx.updateTable('prescription_signatures').set({ key_id: key.id, seal });
  await rows.where('prescription_id', '=', id).execute();
}

/** Returns the detail that an event needs to match the forged rows. */
async function detailOf(
  { trx, id }: Forger,
  { prescriptionId, kind, detail }: StoredEvent,
): Promise<StoredEvent['detail']> {
  if (prescriptionId !== id) return detail;
  if (kind === 'ordered') {
    const [ordered] = await readOrdered(trx, [id]);
    return ordered ? { ...detail, orderedHash: orderedHash(ordered) } : detail;
  }
  if (kind === 'signed') {
    const signature = await readSignature(trx, id);
    if (!signature) return detail;
    const hashes = {
      textHash: signature.textHash.toString('hex'),
      pictureHash: signature.pictureHash.toString('hex'),
    };
    const { documentId, keyId, seal } = signature;
    return { ...detail, ...hashes, documentId, keyId, seal: seal.toString('hex') };
  }
  if (kind === 'pdf-sealed') {
    const { rows } = await sql<{ hash: Buffer }>`
      select hash from prescription_documents where prescription_id = ${id}`.execute(trx);
    return rows[0] ? { ...detail, sha256: rows[0].hash.toString('hex') } : detail;
  }
  return detail;
}

/** Changes the forged prescription's events of one kind. */
function changeEvents(
  forger: Forger,
  kind: StoredEvent['kind'],
  change: (event: StoredEvent) => Partial<StoredEvent>,
): void {
  forger.events = forger.events.map((event) =>
    event.prescriptionId === forger.id && event.kind === kind
      ? { ...event, ...change(event) }
      : event,
  );
}

const later = ({ at }: StoredEvent) => ({ at: new Date(+at + 1_000) });

/** Every way to forge a signed, confirmed and sealed prescription; `finishForging` completes it. */
export const forgeries = {
  'name and directions': async (forger) => {
    const { trx, id } = forger;
    await sql`update patients set first_name = 'Mary' where id = (
      select patient_id from prescriptions where id = ${id})`.execute(trx);
    await sql`update prescription_items set directions = 'Two each day' where prescription_id = ${id}`.execute(
      trx,
    );
    await sql`update prescriptions set canonical_text =
      replace(replace(canonical_text, 'Joan', 'Mary'), 'One each day', 'Two each day') where id = ${id}`.execute(
      trx,
    );
    await sql`update prescriptions set canonical_hash = sha256(convert_to(canonical_text, 'UTF8')) where id = ${id}`.execute(
      trx,
    );
    const { rows } = await sql<{ hash: Buffer }>`
      select canonical_hash as hash from prescriptions where id = ${id}`.execute(trx);
    const textHash = rows[0]?.hash ?? Buffer.alloc(0);
    const documentId = documentIdOf(id, textHash);
    await sql`update prescription_signatures set text_hash = ${textHash} where prescription_id = ${id}`.execute(
      trx,
    );
    await sql`update prescriptions set document_id = ${documentId} where id = ${id}`.execute(trx);
    for (const table of ['prescription_signatures', 'signature_confirmations'])
      await sql`update ${sql.table(table)} set document_id = ${documentId} where prescription_id = ${id}`.execute(
        trx,
      );
    changeEvents(forger, 'verified', ({ detail }) => ({ detail: { ...detail, documentId } }));
  },
  'the PDF dropped with its event': async (forger) => {
    await sql`delete from prescription_documents where prescription_id = ${forger.id}`.execute(
      forger.trx,
    );
    forger.events = forger.events.filter(
      ({ prescriptionId, kind }) => prescriptionId !== forger.id || kind !== 'pdf-sealed',
    );
  },
  'the PDF replaced': async ({ trx, id }) => {
    const pdf = Buffer.from('%PDF-1.7 of somebody else');
    await sql`update prescription_documents set pdf = ${pdf}, hash = ${hash('sha256', pdf, 'buffer')}
      where prescription_id = ${id}`.execute(trx);
  },
  'the newest events truncated': async (forger) => {
    forger.events = forger.events.slice(0, -2);
  },
  'all events of the prescription dropped': async (forger) => {
    forger.events = forger.events.filter(({ prescriptionId }) => prescriptionId !== forger.id);
  },
  'the prescription dropped with its events': async (forger) => {
    for (const table of [
      'prescription_documents',
      'signature_confirmations',
      'prescription_signatures',
      'prescription_items',
    ])
      await sql`delete from ${sql.table(table)} where prescription_id = ${forger.id}`.execute(
        forger.trx,
      );
    await sql`delete from prescriptions where id = ${forger.id}`.execute(forger.trx);
    forger.events = forger.events.filter(({ prescriptionId }) => prescriptionId !== forger.id);
  },
  'an event inserted at the end': async (forger) => {
    const last = forger.events.at(-1);
    if (last) forger.events.push({ ...last, prescriptionId: forger.id });
  },
  'an event inserted in the middle': async (forger) => {
    const index = forger.events.findIndex(({ prescriptionId }) => prescriptionId === forger.id);
    const [first] = forger.events.slice(index);
    if (first) forger.events.splice(index, 0, first);
  },
  'the time of the confirmation': async (forger) => {
    changeEvents(forger, 'confirmed', later);
    await sql`update prescriptions set confirmed_at = confirmed_at + interval '1 second' where id = ${forger.id}`.execute(
      forger.trx,
    );
    await sql`update signature_confirmations set used_at = used_at + interval '1 second'
      where prescription_id = ${forger.id}`.execute(forger.trx);
  },
  'the time of the signature': async (forger) => {
    changeEvents(forger, 'signed', later);
    await sql`update prescriptions set signed_at = signed_at + interval '1 second' where id = ${forger.id}`.execute(
      forger.trx,
    );
    await sql`update prescription_signatures set signed_at = signed_at + interval '1 second'
      where prescription_id = ${forger.id}`.execute(forger.trx);
  },
  'the picture and its hash': async ({ trx, id }) => {
    await sql`update prescription_signatures set picture = picture || sha256('x') where prescription_id = ${id}`.execute(
      trx,
    );
    await sql`update prescription_signatures set picture_hash = sha256(picture) where prescription_id = ${id}`.execute(
      trx,
    );
    await sql`update signature_confirmations set picture_hash = (
      select picture_hash from prescription_signatures where prescription_id = ${id}) where prescription_id = ${id}`.execute(
      trx,
    );
  },
  'the seals of two events swapped': async (forger) => {
    const [one, other] = forger.events.filter(({ prescriptionId }) => prescriptionId === forger.id);
    if (!one || !other) return;
    changeEvents(forger, one.kind, () => ({ seal: other.seal }));
    changeEvents(forger, other.kind, () => ({ seal: one.seal }));
  },
  'the address and the browser of the signature': async (forger) => {
    const from = { address: '198.51.100.1', agent: 'Another' };
    changeEvents(forger, 'signed', () => from);
    const rows = forger.trx.updateTable('prescription_signatures').set(from);
    await rows.where('prescription_id', '=', forger.id).execute();
  },
} as const satisfies Readonly<Record<string, (forger: Forger) => Promise<void>>>;
