import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { type Declaration, declarations } from './declarations.ts';

/** The values of the signing form. The signature pad decides whether there is ink. */
export interface Signing extends Readonly<Record<Declaration, boolean>> {
  readonly hasSignature: boolean;
}

/**
 * Checks that the pad has ink and both declarations are ticked (spec 5.26). Refuses with 'signature-required', then
 * with 'declarations-required'.
 */
export function checkSigning(signing: Signing): Result<Signing, Refusal> {
  if (!signing.hasSignature) return refuse('signature-required');
  const areDeclared = (Object.keys(declarations) as Declaration[]).every((each) => signing[each]);
  return areDeclared ? accept(signing) : refuse('declarations-required');
}
