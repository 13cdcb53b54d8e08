import { Refused } from '../../platform/problems/Refused.ts';

/**
 * Returns the challenge that a browser says a passkey answered (base64url), to find the stored one by; whoever verifies
 * the answer decides whether it is true. Refuses malformed JSON with 'passkey-refused'.
 */
export function readChallenge(json: string): string {
  try {
    const { response } = JSON.parse(json) as {
      readonly response: { readonly clientDataJSON: unknown };
    };
    const clientData = Buffer.from(String(response.clientDataJSON), 'base64url').toString();
    const { challenge } = JSON.parse(clientData) as { readonly challenge: unknown };
    if (typeof challenge !== 'string' || !/^[\w-]{16,200}$/.test(challenge)) throw new Error();
    return challenge;
  } catch {
    throw new Refused('passkey-refused');
  }
}
