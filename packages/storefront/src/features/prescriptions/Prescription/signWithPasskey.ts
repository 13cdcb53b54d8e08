import { beginSigning } from '@formulary/rules/calls/prescriptionCalls';
import { loadPart } from '@formulary/ui/primitives/loadPart';
import { callApi } from '../../../lib/http/http.ts';

/**
 * Has the prescriber's passkey sign what was verified of a prescription; answers what travels with the signature, nothing where
 * the device did not: it was turned away, took too long, or has no key. Throws what the server refuses.
 */
export async function signWithPasskey(id: number): Promise<string | undefined> {
  const options = await callApi(beginSigning, { params: { id } });
  const { startAuthentication } = await loadPart(() => import('@simplewebauthn/browser'));
  try {
    const response = await startAuthentication({ optionsJSON: JSON.parse(options) as never });
    return JSON.stringify(response);
  } catch {
    return undefined;
  }
}
