import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { type Declaration, declarations } from './declarations.ts';

/** What stands in the signing form; whether there is ink is the pad's to say. */
export interface Signing extends Readonly<Record<Declaration, boolean>> {
  readonly hasSignature: boolean;
}

/**
 * A prescription is signed with ink on the pad and both declarations ticked (spec 5.26).
 * Refuses with 'signature-required', then with 'declarations-required'.
 */
export function checkSigning(signing: Signing): Result<Signing, Refusal> {
  if (!signing.hasSignature) return refuse('signature-required');
  const areDeclared = (Object.keys(declarations) as Declaration[]).every((each) => signing[each]);
  return areDeclared ? accept(signing) : refuse('declarations-required');
}
