import type { PrescriptionSnapshot } from '@formulary/rules/prescriptions/prescriptionSnapshot';
import type { SigningMethod } from '@formulary/rules/prescriptions/signingMethods';

/** What a prescription says; before Verify there is no time of it yet. */
export type DocumentContent = Omit<PrescriptionSnapshot, 'verifiedAt'> & {
  readonly verifiedAt: Date | undefined;
};

/** A step in the life of a prescription, as its chain of events keeps it. */
export interface DocumentEvent {
  readonly at: Date;
  /** In plain words: 'Verified'. */
  readonly what: string;
  /** Who did it: a name, or the shop itself. */
  readonly who: string;
  /** The network address it came from; none for what the shop did. */
  readonly address: string | undefined;
  /** SHA-256 of the event and all before it. */
  readonly hash: string;
}

/** What proves a signature, as it is printed: all times and hashes are those that were stored when it was made. */
export interface DocumentSignature {
  readonly signer: string;
  readonly registrationNumber: string | undefined;
  readonly method: SigningMethod;
  readonly signedAt: Date;
  readonly confirmedAt: Date | undefined;
  /** The day the patient was seen, where the signer gave it. */
  readonly consultedOn: string | undefined;
  readonly declarations: readonly string[];
  /** PNG. */
  readonly picture: Uint8Array;
  /** Whether the name in the picture was typed, not drawn. */
  readonly isTyped: boolean;
  readonly address: string;
  readonly agent: string;
  /** The canonical text, whose UTF-8 bytes have `textHash`. */
  readonly canonicalText: string;
  readonly textHash: string;
  readonly pictureHash: string;
  /** The shop's seal over all of it, in hexadecimal, and the id of the key it was made with. */
  readonly seal: string;
  readonly sealKeyId: string;
  readonly events: readonly DocumentEvent[];
  /** Where anybody can have the document checked. */
  readonly checkUrl: string;
}

/** Why what is drawn may not be dispensed. */
export type DocumentStanding =
  | 'draft'
  | 'verified'
  | 'signed'
  | 'confirmed'
  | 'paper'
  | 'rejected'
  | 'lapsed';

/** All that is drawn: the same document gives the same bytes. */
export interface PrescriptionDocument {
  readonly standing: DocumentStanding;
  readonly content: DocumentContent;
  /** None before it is signed: then there is no page of evidence. */
  readonly signature: DocumentSignature | undefined;
}
