import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/Db.ts';
import { type StoredEventRow, storedEventOf } from '../../../events/chainedEvents.queries.ts';
import { readSignatures } from '../../../signatures/signatures.queries.ts';
import type { AnchorIndex } from '../../../trust/AnchorIndex.ts';
import type {
  LinkedEvent,
  PrescriptionRecords,
  StoredConfirmation,
  StoredPrescription,
  StoredPrescriptionDocument,
  StoredPrescriptionItem,
} from './PrescriptionRecords.ts';

/**
 * Reads all stored records of prescriptions, in the order of their ids; leaves out unknown ids. The anchors must have
 * been read before.
 */
export async function readRecords(
  db: Db,
  ids: readonly number[],
  anchors: AnchorIndex,
): Promise<readonly PrescriptionRecords[]> {
  const anchored = new Map(ids.map((id) => [id, anchors.of(id)]));
  const own = await readPrescriptions(db, ids);
  const items = byPrescription(await readItems(db, ids));
  const events = byPrescription(await readEvents(db, ids));
  const documents = byPrescription(await readDocuments(db, ids));
  const confirmations = byPrescription(await readConfirmations(db, ids));
  const signatures = byPrescription(await readSignatures(db, ids));
  return own.map((prescription) => {
    const { id } = prescription;
    return {
      prescription,
      items: items.get(id) ?? [],
      events: events.get(id) ?? [],
      signature: signatures.get(id)?.[0],
      document: documents.get(id)?.[0],
      confirmations: confirmations.get(id) ?? [],
      anchored: anchored.get(id) ?? [],
    };
  });
}

async function readPrescriptions(
  db: Db,
  ids: readonly number[],
): Promise<readonly StoredPrescription[]> {
  const { rows } = await sql<StoredPrescription>`
    select rx.id, order_id as "orderId", practitioner_id as "practitionerId", prescriber_id as "prescriberId",
      patient_id as "patientId", is_manual as "isManual", created_at as "createdAt", prescribed_on as date,
      link_accepted_at as "linkAcceptedAt", limits, replaces_id as "replacesId", orders.number as "orderNumber",
      coalesce(orders.state = 'Cancelled', false) as "isOrderCancelled", status, comments,
      document_id as "documentId", verified_at as "verifiedAt", canonical_text as "canonicalText",
      canonical_hash as "canonicalHash", signed_at as "signedAt", confirmed_at as "confirmedAt",
      rejected_at as "rejectedAt", reject_reason as "rejectReason", lapsed_at as "lapsedAt",
      voided_at as "voidedAt", handed_over_at as "handedOverAt",
      given_up_at as "givenUpAt", replaced_at as "replacedAt", original_received_at as "originalReceivedAt",
      original_received_by as "originalReceivedBy",
      (select id from prescriptions as other where other.replaces_id = rx.id order by id limit 1) as "replacedById"
    from prescriptions as rx left join orders on orders.id = order_id
    where rx.id = any(${ids}) order by rx.id`.execute(db);
  return rows;
}

async function readItems(
  db: Db,
  ids: readonly number[],
): Promise<readonly StoredPrescriptionItem[]> {
  const { rows } = await sql<StoredPrescriptionItem>`
    select prescription_id as "prescriptionId", order_line_id as "lineId", initial_quantity as "initialQuantity",
      line.product_id as "productId", line.name, line.manual_index is not null as "isManual",
      item.quantity as allocated, directions, is_substitute as "isSubstitute", substituted_by as "substitutedBy"
    from prescription_items as item
    left join prescriptions as rx on rx.id = prescription_id and rx.order_id = item.order_id
    left join order_lines as line on line.id = order_line_id and line.order_id = rx.order_id
    where prescription_id = any(${ids}) order by item.id`.execute(db);
  return rows;
}

type EventRow = StoredEventRow & Pick<LinkedEvent, 'hashBefore' | 'saidAfter'>;

async function readEvents(db: Db, ids: readonly number[]): Promise<readonly LinkedEvent[]> {
  const { rows } = await sql<EventRow>`
    select event.sequence, event.prescription_id as "prescriptionId", event.kind, event.actor_id as "actorId",
      event.happened_at as at, event.address, event.agent, event.detail,
      event.previous_hash as "previousHash", event.hash, event.key_id as "keyId", event.seal, before.hash as "hashBefore",
      after.previous_hash as "saidAfter"
    from prescription_events as event
    left join prescription_events as before on before.sequence = event.sequence - 1
    left join prescription_events as after on after.sequence = event.sequence + 1
    where event.prescription_id = any(${ids}) order by event.sequence`.execute(db);
  return rows.map(storedEventOf);
}

async function readDocuments(
  db: Db,
  ids: readonly number[],
): Promise<readonly StoredPrescriptionDocument[]> {
  const { rows } = await sql<StoredPrescriptionDocument>`
    select prescription_id as "prescriptionId", hash, sha256(pdf) as "pdfHash", check_url as "checkUrl",
      sealed_at as "sealedAt"
    from prescription_documents where prescription_id = any(${ids}) order by prescription_id`.execute(
    db,
  );
  return rows;
}

async function readConfirmations(
  db: Db,
  ids: readonly number[],
): Promise<readonly StoredConfirmation[]> {
  const { rows } = await sql<StoredConfirmation>`
    select prescription_id as "prescriptionId", token_hash as "tokenHash", document_id as "documentId",
      picture_hash as "pictureHash", created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt",
      superseded_at as "supersededAt"
    from signature_confirmations where prescription_id = any(${ids}) order by created_at, superseded_at, token_hash`.execute(
    db,
  );
  return rows;
}

function byPrescription<T extends { readonly prescriptionId: number }>(
  rows: readonly T[],
): ReadonlyMap<number, readonly T[]> {
  return Map.groupBy(rows, ({ prescriptionId }) => prescriptionId);
}
