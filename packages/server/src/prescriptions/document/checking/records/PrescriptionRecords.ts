import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import type { OrderedPrescription } from '../../../events/OrderedPrescription.ts';
import type { StoredEvent } from '../../../events/chainedEvents.queries.ts';
import type { Anchor } from '../../../trust/AnchorIndex.ts';
import type { SealedSignature } from '../../../signatures/SignatureRecord.ts';

/** A prescription as its own row has it, with the number of its order. */
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
  readonly givenUpAt: Date | null;
  readonly replacedAt: Date | null;
  readonly originalReceivedAt: Date | null;
  readonly originalReceivedBy: string | null;
  /** The prescription that says it corrects this one. */
  readonly replacedById: number | null;
}

/** An item with what its line says, provided that all of them are of one order. */
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
  /** The hash of the event before it; none where there is none. */
  readonly hashBefore: Buffer | null;
  /** What the event after it says that it follows; none while there is none. */
  readonly saidAfter: Buffer | null;
}

/** What is kept of a sealed PDF, with the hash that its bytes have. */
export interface StoredPrescriptionDocument {
  readonly prescriptionId: number;
  readonly hash: Buffer;
  readonly pdfHash: Buffer;
  readonly checkUrl: string;
  readonly sealedAt: Date;
}

/** A link that was mailed to confirm a signature. */
export interface StoredConfirmation {
  readonly prescriptionId: number;
  readonly tokenHash: Buffer;
  readonly documentId: string;
  readonly pictureHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** When a newer one took its place. */
  readonly supersededAt: Date | null;
}

/** All that the shop keeps of a prescription, but for the bytes of its PDF. */
export interface PrescriptionRecords {
  readonly prescription: StoredPrescription;
  readonly items: readonly StoredPrescriptionItem[];
  /** In the order of the chain. */
  readonly events: readonly LinkedEvent[];
  readonly signature: SealedSignature | undefined;
  readonly document: StoredPrescriptionDocument | undefined;
  readonly confirmations: readonly StoredConfirmation[];
  /** What was anchored of it before its rows were read. */
  readonly anchored: readonly Anchor[];
}
