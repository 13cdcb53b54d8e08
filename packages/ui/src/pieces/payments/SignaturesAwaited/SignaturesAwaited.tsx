import type { Signer } from '@formulary/rules/prescriptions/signerFor';
import { unsignedUntil } from '@formulary/rules/prescriptions/unsignedUntil';
import { Alert } from '../../../primitives/Alert/Alert.tsx';

export interface SignaturesAwaitedProps {
  /** Who signs, once it is known. */
  signer?: Signer | undefined;
  /** When the first of its unsigned prescriptions lapses. */
  signBy?: Date | undefined;
}

/** A paid order that waits for its prescriptions: who signs them, and that there is nothing left to pay (reading R10). */
export function SignaturesAwaited({ signer, signBy }: SignaturesAwaitedProps) {
  return (
    <Alert title="Paid, and waiting for signatures">
      {signer === 'buyer' && 'You sign the prescriptions of this order. '}
      {typeof signer === 'object' && `${signer.name} has been asked by email to sign. `}
      {signBy && `${unsignedUntil(signBy)} `}
      We pack the order as soon as every prescription on it is signed.
    </Alert>
  );
}
