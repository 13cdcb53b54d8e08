import { canonicalText } from '@formulary/rules/prescriptions/canonicalText';
import type { PasskeyProof } from '../../accounts/passkeys/verifyAssertion.ts';
import type { SignatureRecord } from './SignatureRecord.ts';

const HEADER = 'formulary-signature/1';

/**
 * Returns the canonical text of a signature, whose UTF-8 bytes are sealed: a line with the version, then canonical JSON
 * of all stored values. It holds text and picture by their SHA-256.
 */
export function sealedText(signature: SignatureRecord): string {
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
