import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import {
  type PrescriptionEventKind,
  prescriptionEventTexts,
} from '@formulary/rules/prescriptions/eventTexts';
import type { PrescriptionSnapshot } from '@formulary/rules/prescriptions/prescriptionSnapshot';
import { signBy } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { fullName } from '@formulary/rules/text/fullName';
import { readDeskEvents } from '../platform/desk/readDeskEvents.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  type CheckContext,
  checkPrescription,
} from '../prescriptions/document/checking/checkPrescription.ts';
import { readDocumentRow } from '../prescriptions/document/documents.queries.ts';
import type { DocumentContent } from '../prescriptions/document/PrescriptionDocument.ts';
import { eventsOfPrescription } from '../prescriptions/events/chainedEvents.queries.ts';
import { readDeskPrescriptionRow } from './deskPrescription.queries.ts';
import { prescriptionSubject } from './deskPrescriptionEvents.ts';
import { readHandovers } from './handovers.queries.ts';
import { readListedPrescription } from './prescriptionList.queries.ts';
import { readPrescriptionVersion } from '../prescriptions/prescriptionVersion.queries.ts';

/**
 * Reads a prescription for the desk, as its verified text says, and checks it now: the check decides whether it holds. One
 * whose text cannot be read is shown as its rows are, with the check that fails. Refuses with 'not-found'.
 */
export async function readDeskPrescription(
  context: CheckContext & { readonly daysToSign: number },
  id: number,
): Promise<DeskPrescription> {
  const { db, daysToSign } = context;
  // Before everything else: a change that comes in between makes the version old, never too new.
  const version = await readPrescriptionVersion(db, id);
  const [listed, row] = await Promise.all([
    readListedPrescription(db, id),
    readDeskPrescriptionRow(db, id),
  ]);
  if (!listed || !row) throw new Refused('not-found');
  const [check, drawn, handovers] = await Promise.all([
    checkPrescription(context, id),
    readDocumentRow(db, id, row.prescriberId),
    readHandovers(db, id),
  ]);
  if (!check || !drawn) throw new Refused('not-found');
  const said = textOf(row.canonicalText);
  const content = said ?? drawn.live;
  const isWaiting = listed.standing === 'to-check' || listed.standing === 'to-sign';
  const doesHold = check.findings.every(({ holds }) => holds);
  return {
    listed: { ...listed, doesHold },
    version,
    isFrozen: said !== undefined,
    documentId: row.documentId ?? undefined,
    prescriber: signerOf(content.prescriber),
    practitioner: {
      id: content.practitioner.id,
      name: fullName(content.practitioner),
      email: content.practitioner.email,
      profession: undefined,
      registrationNumber: undefined,
      address: '',
    },
    patientName: fullName(content.patient),
    patientBirthDate: content.patient.birthDate,
    patientAddress: addressOf(content.patient),
    items: content.items.map((item) => ({
      name: item.name,
      packs: item.allocated,
      directions: item.directions,
      isSubstitute: item.isSubstitute,
      isSubstituted: item.substitutedBy !== undefined,
    })),
    comments: content.comments,
    check,
    verifiedAt: row.verifiedAt ?? undefined,
    confirmedAt: row.confirmedAt ?? undefined,
    method: row.method ?? undefined,
    signBy:
      isWaiting && !listed.isOrderCancelled ? signBy(listed.requestedAt, daysToSign) : undefined,
    rejectedAt: row.rejectedAt ?? undefined,
    reason: row.reason ?? undefined,
    originalReceivedBy: row.originalReceivedBy ?? undefined,
    hasDocument: row.hasDocument,
    hasLeft: row.hasLeft,
    replacesId: row.replacesId ?? undefined,
    replacedById: row.replacedById ?? undefined,
    isGivenUp: row.isGivenUp,
    handovers,
  };
}

function textOf(canonicalText: string | null): PrescriptionSnapshot | undefined {
  if (canonicalText === null) return undefined;
  try {
    return readCanonicalPrescription(canonicalText);
  } catch {
    return undefined;
  }
}

function signerOf(signer: DocumentContent['prescriber']): DeskPrescription['prescriber'] {
  return {
    id: signer.id,
    name: fullName(signer),
    email: signer.email,
    profession: signer.professionalStatus ?? undefined,
    registrationNumber: signer.registrationNumber ?? undefined,
    address: addressOf(signer),
  };
}

function addressOf(place: {
  readonly street: string;
  readonly city: string;
  readonly county?: string | null | undefined;
  readonly postcode: string;
}): string {
  const { street, city, county, postcode } = place;
  return [street, city, county, postcode].filter(Boolean).join(', ');
}

/** Ids of events of the chain in the timeline, apart from those of audit events. */
const CHAINED_FROM = 1_000_000_000_000;

/** The events of a prescription's chain that have no audit event of their own. */
const CHAINED: readonly PrescriptionEventKind[] = [
  'ordered',
  'verified',
  'rejected',
  'corrected',
  'given-up',
  'confirmation-sent',
  'confirmed',
  'lapsed',
  'pdf-sealed',
];

/** Reads what happened to a prescription, oldest first. Refuses with 'not-found'. */
export async function readPrescriptionTimeline(
  { db }: Pick<CheckContext, 'db'>,
  id: number,
): Promise<readonly DeskEvent[]> {
  const listed = await readListedPrescription(db, id);
  if (!listed) throw new Refused('not-found');
  const subject = prescriptionSubject(id);
  const [events, chained] = await Promise.all([
    readDeskEvents(db, [subject]),
    eventsOfPrescription(db, id),
  ]);
  const has = new Set(events.map(({ sentence }) => sentence));
  const names = new Map([
    [listed.prescriber.id, listed.prescriber.name],
    [listed.buyer.id, listed.buyer.name],
  ]);
  const others = chained
    .filter(({ kind }) => CHAINED.includes(kind))
    .filter(
      ({ kind }) => kind !== 'confirmed' || !has.has('The signature was confirmed by the link'),
    )
    .map(({ kind, at, actorId, sequence }): DeskEvent => {
      const name = actorId === undefined ? undefined : names.get(actorId);
      return {
        id: CHAINED_FROM + sequence,
        at,
        author:
          name === undefined
            ? { kind: 'formulary', name: 'Formulary' }
            : { kind: 'customer', name },
        sentence: prescriptionEventTexts[kind],
        subject,
      };
    });
  return [...events, ...others].toSorted((one, other) => +one.at - +other.at);
}
