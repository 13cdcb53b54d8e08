import type { Signer } from '@formulary/rules/prescriptions/signing/signer';
import { unsignedUntil } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';

export interface SignaturesAwaitedProps {
  /** Who signs, if known. */
  signer?: Signer | undefined;
  /** When the first unsigned prescription lapses. */
  signBy?: Date | undefined;
  /** Where a buyer who is the prescriber signs. */
  signHref?: string | undefined;
  /** Nothing is left to pay. */
  isPaid: boolean;
}

/**
 * Says that an order waits for signatures: who signs and, once it is paid, that nothing is left to pay (reading R10).
 */
export function SignaturesAwaited({ signer, signBy, signHref, isPaid }: SignaturesAwaitedProps) {
  return (
    <Alert
      title={isPaid ? 'Paid, and waiting for signatures' : 'Waiting for signatures'}
      actions={
        signer === 'buyer' &&
        signHref && (
          <ButtonLink href={signHref} variant="primary">
            Sign now
          </ButtonLink>
        )
      }
    >
      {`${signer === 'buyer' ? 'You sign the prescriptions of this order. ' : ''}${typeof signer === 'object' ? `${signer.name} has been asked by email to sign. ` : ''}${signBy ? `${unsignedUntil(signBy)} ` : ''}${
        isPaid
          ? 'We pack the order as soon as every prescription on it is signed.'
          : 'We pack the order once it is paid and every prescription on it is signed.'
      }`}
    </Alert>
  );
}
