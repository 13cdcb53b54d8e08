import { MailCheck } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface SignatureConfirmedProps {
  prescriptionId: number;
  /** It was already confirmed before this visit. */
  isBefore?: boolean;
  prescriptionHref: string;
}

/** Confirms a signature and says what happens next (spec 2.20), also if it was confirmed before (reading R7). */
export function SignatureConfirmed({
  prescriptionId,
  isBefore = false,
  prescriptionHref,
}: SignatureConfirmedProps) {
  return (
    <ResultPage
      tone="success"
      icon={<MailCheck aria-hidden />}
      title="Sign Verified!"
      actions={
        <ButtonLink variant="primary" href={prescriptionHref}>
          {`See prescription ${prescriptionId}`}
        </ButtonLink>
      }
    >
      <p>{`Thank you for verifying the signature on prescription ${prescriptionId}.`}</p>
      <p>
        {isBefore
          ? 'It was confirmed before: nothing more is needed.'
          : 'The order is packed as soon as it is paid and everything on it is signed.'}
      </p>
    </ResultPage>
  );
}
