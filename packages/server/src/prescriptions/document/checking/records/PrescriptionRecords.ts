import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/eventTexts';
import type { OrderedPrescription } from '../../../events/orderedHash.ts';
import type { StoredEvent } from '../../../events/chainedEvents.queries.ts';
import type { Anchor } from '../../../trust/AnchorIndex.ts';
import type { SealedSignature } from '../../../signatures/signatureSeal.ts';

/** A prescription's own row, with the number of its order. */
export interface StoredPrescription extends Omit<OrderedPrescription, 'items'> {
  readonly orderNumber: string;
  readonly isOrderCancelled: boolean;
  readonly status: PrescriptionStatus;
  readonly comments: string;
  readonly documentId: string | null;
  readonly verifiedAt: Date | null;
  readonly canonicalText: string | null;
  readonly canonicalHash: Buffer | null;
  readonly signedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly rejectedAt: Date | null;
  readonly rejectReason: string | null;
  readonly lapsedAt: Date | null;
  readonly voidedAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly givenUpAt: Date | null;
  readonly replacedAt: Date | null;
  readonly originalReceivedAt: Date | null;
  readonly originalReceivedBy: string | null;
  /** The prescription that corrects this one. */
  readonly replacedById: number | null;
}

/** An item with its order line, if all of them are of one order. */
export interface StoredPrescriptionItem {
  readonly prescriptionId: number;
  readonly lineId: number;
  readonly initialQuantity: number;
  readonly productId: number | null;
  readonly name: string | null;
  readonly isManual: boolean;
  readonly allocated: number;
  readonly directions: string;
  readonly isSubstitute: boolean;
  readonly substitutedBy: number | null;
}

/** An event with its neighbours in the shop's chain. */
export interface LinkedEvent extends StoredEvent {
  /** Hash of the previous event; null for the first. */
  readonly hashBefore: Buffer | null;
  /** The previous hash named by the next event; null for the last. */
  readonly saidAfter: Buffer | null;
}

/** A stored sealed PDF, with the recomputed hash of its bytes. */
export interface StoredPrescriptionDocument {
  readonly prescriptionId: number;
  readonly hash: Buffer;
  readonly pdfHash: Buffer;
  readonly checkUrl: string;
  readonly sealedAt: Date;
}

/** A mailed link that confirms a signature. */
export interface StoredConfirmation {
  readonly prescriptionId: number;
  readonly tokenHash: Buffer;
  readonly documentId: string;
  readonly pictureHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** When a newer link replaced it. */
  readonly supersededAt: Date | null;
}

/** All stored records of a prescription, except the bytes of its PDF. */
export interface PrescriptionRecords {
  readonly prescription: StoredPrescription;
  readonly items: readonly StoredPrescriptionItem[];
  /** In the order of the chain. */
  readonly events: readonly LinkedEvent[];
  readonly signature: SealedSignature | undefined;
  readonly document: StoredPrescriptionDocument | undefined;
  readonly confirmations: readonly StoredConfirmation[];
  /** Anchors read before its rows were. */
  readonly anchored: readonly Anchor[];
}

/** Returns the last event of a kind of a prescription. */
export function eventOf(
  { events }: Pick<PrescriptionRecords, 'events'>,
  kind: PrescriptionEventKind,
): LinkedEvent | undefined {
  return events.findLast((event) => event.kind === kind);
}

/** Returns whether two optional times are equal, or both missing. */
export function isAt(one: Date | null | undefined, other: Date | null | undefined): boolean {
  return one?.getTime() === other?.getTime();
}
