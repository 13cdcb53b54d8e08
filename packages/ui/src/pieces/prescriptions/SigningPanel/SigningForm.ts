import type { Declaration } from '@formulary/rules/prescriptions/signing';
import type { Signature } from '../../../fields/SignaturePad/Signature.ts';

/** Values of the signing panel; the password only when presence must be proved. */
export interface SigningForm extends Readonly<Record<Declaration, boolean>> {
  readonly signature: Signature | undefined;
  readonly password: string;
  /** Day on which the patient was seen, as typed. */
  readonly consultation: string;
}
