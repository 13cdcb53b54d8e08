import { Refused } from '../../platform/problems/Refused.ts';
import type { PasskeyAssertion } from './verifyAssertion.ts';

const MOST_BYTES = 4096;

/** Parses a browser's assertion JSON without verifying it. Refuses malformed input with 'passkey-refused'. */
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
