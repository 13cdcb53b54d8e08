import { Refused } from '../../platform/problems/Refused.ts';
import type { PasskeyAssertion } from './PasskeyProof.ts';

const MOST_BYTES = 4096;

/** Reads what a browser answered, JSON; what it is worth is not looked at. Refuses with 'passkey-refused' what is no answer. */
export function readAssertion(json: string): PasskeyAssertion {
  try {
    const { rawId, response } = JSON.parse(json) as {
      readonly rawId: unknown;
      readonly response: Readonly<Record<string, unknown>>;
    };
    return {
      credentialId: bytesOf(rawId),
      authenticatorData: bytesOf(response['authenticatorData']),
      clientData: bytesOf(response['clientDataJSON']),
      signature: bytesOf(response['signature']),
    };
  } catch {
    throw new Refused('passkey-refused');
  }
}

function bytesOf(value: unknown): Buffer {
  const bytes = Buffer.from(typeof value === 'string' ? value : '', 'base64url');
  if (bytes.length === 0 || bytes.length > MOST_BYTES) throw new Error('It holds no bytes');
  return bytes;
}
