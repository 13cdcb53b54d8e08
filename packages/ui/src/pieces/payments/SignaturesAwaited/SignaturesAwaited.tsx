import { Alert } from '../../../primitives/Alert/Alert.tsx';

/** A paid order that waits for its prescriptions: there is nothing left for its buyer to pay (reading R10). */
export function SignaturesAwaited() {
  return (
    <Alert title="Paid, and waiting for signatures">
      We pack it as soon as every prescription on it is signed.
    </Alert>
  );
}
