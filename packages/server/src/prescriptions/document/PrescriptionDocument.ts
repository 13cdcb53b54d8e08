import type { PrescriptionSnapshot } from '@formulary/rules/prescriptions/prescriptionSnapshot';
import type { SigningMethod } from '@formulary/rules/prescriptions/signing/signer';

/** Everything drawn; the same document gives the same bytes. */
export interface PrescriptionDocument {
  readonly standing: DocumentStanding;
  readonly content: DocumentContent;
  /** Undefined before it is signed: then there is no page of evidence. */
  readonly signature: DocumentSignature | undefined;
  readonly pharmacy: DocumentPharmacy;
}

/** The pharmacy as it is when the document is made; its settings may change later. */
export interface DocumentPharmacy {
  readonly company: string;
  readonly address: readonly string[];
}

/** The text of a prescription; without `verifiedAt` before it is verified. */
export type DocumentContent = Omit<PrescriptionSnapshot, 'verifiedAt'> & {
  readonly verifiedAt: Date | undefined;
};

/** An event of a prescription, as printed. */
export interface DocumentEvent {
  readonly at: Date;
  /** In plain words: 'Verified'. */
  readonly what: string;
  /** Name of the person, or the shop itself. */
  readonly who: string;
  /** Client address; undefined for events of the shop itself. */
  readonly address: string | undefined;
  /** SHA-256 of the event and all earlier ones. */
  readonly hash: string;
}

/** Evidence of a signature as printed, with the stored times and hashes. */
export interface DocumentSignature {
  readonly signer: string;
  readonly registrationNumber: string | undefined;
  readonly method: SigningMethod;
  readonly signedAt: Date;
  readonly confirmedAt: Date | undefined;
  /** The day of the consultation, if the signer gave it. */
  readonly consultedOn: string | undefined;
  readonly declarations: readonly string[];
  /** PNG. */
  readonly picture: Uint8Array;
  /** Whether the name in the picture was typed rather than drawn. */
  readonly isTyped: boolean;
  readonly address: string;
  readonly agent: string;
  /** Canonical text; `textHash` is over its UTF-8 bytes. */
  readonly canonicalText: string;
  readonly textHash: string;
  readonly pictureHash: string;
  /** The shop's seal over all of it, in hexadecimal, and the id of its key. */
  readonly seal: string;
  readonly sealKeyId: string;
  readonly events: readonly DocumentEvent[];
  /** Public address where the document can be checked. */
  readonly checkUrl: string;
}

/** Reason why the drawn prescription may not be dispensed. */
export type DocumentStanding =
  | 'draft'
  | 'verified'
  | 'signed'
  | 'confirmed'
  | 'paper'
  | 'rejected'
  | 'lapsed'
  | 'void';

const HASH_BYTES = 8;

/** Returns the id of a prescription's frozen document, with the beginning of the text's SHA-256. */
export function documentIdOf(prescriptionId: number, textHash: Buffer): string {
  return `RX-${prescriptionId}-${textHash.toString('hex', 0, HASH_BYTES)}`;
}
