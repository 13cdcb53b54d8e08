import type { SigningMethod } from '@formulary/rules/prescriptions/signingMethods';
import type { PasskeyProof } from '../../accounts/passkeys/verifyAssertion.ts';

/** A stored signature without its seal. */
export interface SignatureRecord {
  readonly prescriptionId: number;
  readonly documentId: string;
  /** SHA-256 of the canonical text. */
  readonly textHash: Buffer;
  /** PNG. */
  readonly picture: Buffer;
  readonly pictureHash: Buffer;
  /** The sentences that the signer accepted. */
  readonly declarations: readonly string[];
  readonly signerId: number;
  readonly signerName: string;
  readonly registrationNumber: string | undefined;
  readonly professionalStatus: string | undefined;
  readonly method: SigningMethod;
  /** When the password was last given, or the passkey signed. */
  readonly provenAt: Date;
  /** Proof of the passkey, if one signed. */
  readonly passkey: PasskeyProof | undefined;
  readonly isTyped: boolean;
  /** The day of the consultation. */
  readonly consultedOn: string | undefined;
  readonly signedAt: Date;
  readonly address: string;
  readonly agent: string;
  readonly keyId: string;
}

/** A signature with the shop's seal over all of it. */
export interface SealedSignature extends SignatureRecord {
  readonly seal: Buffer;
}
