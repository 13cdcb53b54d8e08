import type { Declaration } from '@formulary/rules/prescriptions/declarations';
import type { Signature } from '../../../fields/SignaturePad/Signature.ts';

/** What stands in the signing panel; the password only where presence is due. */
export interface SigningForm extends Readonly<Record<Declaration, boolean>> {
  readonly signature: Signature | undefined;
  readonly password: string;
  /** The day on which the patient was seen, as it is typed. */
  readonly consultation: string;
}
