import { brand } from '@formulary/rules/brand/brand';
import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { prescriptionEventTexts } from '@formulary/rules/prescriptions/eventTexts';
import type { Db } from '../../platform/database/Db.ts';
import { namesOnText } from '../currentPrescription.ts';
import { eventsOfPrescription, type StoredEvent } from '../events/chainedEvents.queries.ts';
import { readSignature } from '../signatures/signatures.queries.ts';
import { pharmacyNow } from './pharmacyNow.ts';
import type {
  DocumentEvent,
  DocumentSignature,
  PrescriptionDocument,
} from './PrescriptionDocument.ts';

/** A document with its page of evidence. */
export type SignedDocument = PrescriptionDocument & { readonly signature: DocumentSignature };

/**
 * Reads the document of a confirmed prescription from its signature, text and events up to the confirmation, so every
 * read gives the same. Undefined before it is confirmed, and once it is void.
 */
export async function readSignedDocument(
  db: Db,
  id: number,
  shopUrl: string,
): Promise<SignedDocument | undefined> {
  const row = await db
    .selectFrom('prescriptions')
    .select(['canonical_text as canonicalText', 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  const signature = await readSignature(db, id);
  if (!row?.canonicalText || !row.confirmedAt || !signature) return undefined;
  const { canonicalText, confirmedAt } = row;
  const { signerName: signer, textHash, pictureHash, seal, keyId: sealKeyId, ...rest } = signature;
  return {
    standing: 'confirmed',
    pharmacy: pharmacyNow(),
    content: readCanonicalPrescription(canonicalText),
    signature: {
      ...rest,
      signer,
      sealKeyId,
      confirmedAt,
      canonicalText,
      textHash: textHash.toString('hex'),
      pictureHash: pictureHash.toString('hex'),
      seal: seal.toString('hex'),
      events: printedEvents(await eventsOfPrescription(db, id), namesOnText(canonicalText)),
      checkUrl: `${shopUrl}/verify/${id}`,
    },
  };
}

function printedEvents(
  events: readonly StoredEvent[],
  names: ReadonlyMap<number, string>,
): readonly DocumentEvent[] {
  const confirmed = events.findLastIndex(({ kind }) => kind === 'confirmed');
  return events.slice(0, confirmed + 1).map((event) => ({
    at: event.at,
    what: prescriptionEventTexts[event.kind],
    who: whoOf(event, names),
    address: event.address,
    hash: event.hash.toString('hex'),
  }));
}

function whoOf({ actorId, kind }: StoredEvent, names: ReadonlyMap<number, string>): string {
  if (actorId !== undefined) return names.get(actorId) ?? `User ${actorId}`;
  return kind === 'confirmed' ? 'Whoever had the link' : brand.name;
}
