import { beginSigning } from '@formulary/rules/calls/prescriptionCalls';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { callApi } from '../../../lib/http/http.ts';

/**
 * Signs the verified prescription with the prescriber's passkey. Returns the data to send with the signature; undefined
 * if the prompt was cancelled or timed out, or the device has no key. Throws a refusal of the server.
 */
export async function signWithPasskey(id: number): Promise<string | undefined> {
  const options = await callApi(beginSigning, { params: { id } });
  const { startAuthentication } = await loadLazily(() => import('@simplewebauthn/browser'));
  try {
    const response = await startAuthentication({ optionsJSON: JSON.parse(options) as never });
    return JSON.stringify(response);
  } catch {
    return undefined;
  }
}
