import type { PasskeyProof } from '../../accounts/passkeys/verifyAssertion.ts';
import { sign, type KeyObject, verify } from 'node:crypto';
import type { SigningMethod } from '@formulary/rules/prescriptions/signing/signer';
import { canonicalText } from '@formulary/rules/prescriptions/canonicalText';
import type { SealKey } from './sealKey.ts';

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

const HEADER = 'formulary-signature/1';

/** Seals a signature with the shop's key; the seal covers the key's id too. */
export function sealSignature(
  signature: Omit<SignatureRecord, 'keyId'>,
  key: SealKey,
): SealedSignature {
  const record = { ...signature, keyId: key.id };
  return { ...record, seal: sign(null, Buffer.from(sealedText(record)), key.privateKey) };
}

/** Returns whether a seal verifies with a key for all stored values of a signature, the picture by its hash. */
export function isTextSealed({ seal, ...signature }: SealedSignature, key: KeyObject): boolean {
  return verify(null, Buffer.from(sealedText(signature)), key, seal);
}

/**
 * Returns the canonical text of a signature, whose UTF-8 bytes are sealed: a line with the version, then canonical JSON
 * of all stored values. It holds text and picture by their SHA-256.
 */
function sealedText(signature: SignatureRecord): string {
  const { picture: _byItsHash, passkey, ...rest } = signature;
  const text = canonicalText({
    ...rest,
    textHash: rest.textHash.toString('hex'),
    pictureHash: rest.pictureHash.toString('hex'),
    registrationNumber: rest.registrationNumber ?? null,
    professionalStatus: rest.professionalStatus ?? null,
    provenAt: rest.provenAt.toISOString(),
    consultedOn: rest.consultedOn ?? null,
    signedAt: rest.signedAt.toISOString(),
    ...(passkey && { passkey: inHexadecimal(passkey) }),
  });
  return `${HEADER}\n${text}`;
}

function inHexadecimal({
  credentialId,
  publicKey,
  authenticatorData,
  clientData,
  signature,
}: PasskeyProof): Readonly<Record<keyof PasskeyProof, string>> {
  return {
    credentialId: credentialId.toString('hex'),
    publicKey: publicKey.toString('hex'),
    authenticatorData: authenticatorData.toString('hex'),
    clientData: clientData.toString('hex'),
    signature: signature.toString('hex'),
  };
}
