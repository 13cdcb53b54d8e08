import type { Signer } from '@formulary/rules/prescriptions/signerFor';
import { Alert } from '../../../primitives/Alert/Alert.tsx';

export interface SignaturesAwaitedProps {
  /** Who signs, once it is known. */
  signer?: Signer | undefined;
}

/** A paid order that waits for its prescriptions: who signs them, and that there is nothing left to pay (reading R10). */
export function SignaturesAwaited({ signer }: SignaturesAwaitedProps) {
  return (
    <Alert title="Paid, and waiting for signatures">
      {signer === 'buyer' && 'You sign the prescriptions of this order. '}
      {typeof signer === 'object' && `${signer.name} has been asked by email to sign. `}
      We pack the order as soon as every prescription on it is signed.
    </Alert>
  );
}
