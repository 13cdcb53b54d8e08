import { createHash } from 'node:crypto';
import type { PrescriptionSnapshot } from '@formulary/rules/prescriptions/prescriptionSnapshot';
import { canonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { declarations } from '@formulary/rules/prescriptions/signing/declarations';
import { fullName } from '@formulary/rules/text/fullName';
import { documentIdOf } from '../../prescriptions/document/PrescriptionDocument.ts';
import {
  type ChainedEvent,
  eventHash,
  type PrescriptionEvent,
} from '../../prescriptions/events/prescriptionEvent.ts';
import type { SealKey } from '../../prescriptions/signatures/sealKey.ts';
import {
  sealSignature,
  type SealedSignature,
} from '../../prescriptions/signatures/signatureSeal.ts';

/** A generated prescription before verification. */
export type FilledPrescription = Omit<PrescriptionSnapshot, 'verifiedAt'>;

const MINUTE_MS = 60_000;
const FROM = { address: '192.0.2.7', agent: 'A tablet' };

/** Picture and key for the signatures of a filled shop. */
export interface Pen {
  readonly picture: Buffer;
  readonly key: SealKey;
}

/** Records of a prescription from its order to its confirmation, all within its first minutes. */
export interface PrescriptionLifecycle {
  readonly text: string;
  readonly textHash: Buffer;
  readonly verifiedAt: Date;
  readonly sentAt: Date;
  readonly confirmedAt: Date;
  readonly signature: SealedSignature;
  readonly events: readonly PrescriptionEvent[];
}

/** Returns the records of a signed prescription as the shop would make them. */
export function signedLifecycle(
  rx: FilledPrescription,
  { picture, key }: Pen,
): PrescriptionLifecycle {
  const after = (minutes: number) => new Date(+rx.createdAt + minutes * MINUTE_MS);
  const [verifiedAt, signedAt, sentAt, confirmedAt] = [after(1), after(2), after(3), after(4)];
  const text = canonicalPrescription({ ...rx, verifiedAt });
  const textHash = sha256(text);
  const documentId = documentIdOf(rx.id, textHash);
  const { prescriber } = rx;
  const signature = sealSignature(
    {
      prescriptionId: rx.id,
      documentId,
      textHash,
      picture,
      pictureHash: sha256(picture),
      declarations: Object.values(declarations),
      signerId: prescriber.id,
      signerName: fullName(prescriber),
      registrationNumber: prescriber.registrationNumber,
      professionalStatus: prescriber.professionalStatus,
      method: 'password',
      provenAt: rx.createdAt,
      passkey: undefined,
      isTyped: false,
      consultedOn: undefined,
      signedAt,
      ...FROM,
    },
    key,
  );
  const byHand = { prescriptionId: rx.id, ...FROM };
  const byShop = { ...byHand, actorId: undefined, address: undefined, agent: undefined };
  const hex = {
    textHash: textHash.toString('hex'),
    pictureHash: signature.pictureHash.toString('hex'),
    seal: signature.seal.toString('hex'),
  };
  const signed = { documentId, ...hex, method: 'password', keyId: key.id };
  const events: readonly PrescriptionEvent[] = [
    orderedEvent(rx),
    { ...byHand, kind: 'verified', actorId: prescriber.id, at: verifiedAt, detail: { documentId } },
    { ...byHand, kind: 'signed', actorId: prescriber.id, at: signedAt, detail: signed },
    { ...byShop, kind: 'confirmation-sent', at: sentAt, detail: {} },
    { ...byHand, kind: 'confirmed', actorId: undefined, at: confirmedAt, detail: {} },
  ];
  return { text, textHash, verifiedAt, sentAt, confirmedAt, signature, events };
}

/** Returns the first event of a prescription. */
export function orderedEvent({
  id,
  practitioner,
  createdAt,
}: FilledPrescription): PrescriptionEvent {
  const who = { prescriptionId: id, actorId: practitioner.id };
  return { ...who, kind: 'ordered', at: createdAt, ...FROM, detail: {} };
}

/** Chains events after a head, in order. */
export function chained(
  events: readonly PrescriptionEvent[],
  head: { readonly sequence: number; readonly hash: Buffer },
): readonly (ChainedEvent & { readonly hash: Buffer })[] {
  let { sequence, hash: previousHash } = head;
  return events.map((each) => {
    sequence += 1;
    const event = { ...each, sequence, previousHash };
    previousHash = eventHash(event);
    return { ...event, hash: previousHash };
  });
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
