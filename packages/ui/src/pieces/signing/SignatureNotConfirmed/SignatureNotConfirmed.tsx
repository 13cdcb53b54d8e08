import { MailX } from 'lucide-react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface SignatureNotConfirmedProps {
  /** The server's message with the reason. */
  message: string;
  /** Where to request a new link; omitted if that would change nothing. */
  prescriptionHref?: string | undefined;
  isRetrying?: boolean;
  /** Omitted when a retry would change nothing. */
  onRetry?: (() => void) | undefined;
}

/** Says that a signature was not confirmed: the server's message and a link to get a new one (spec 2.20, 8.8). */
export function SignatureNotConfirmed({
  message,
  prescriptionHref,
  isRetrying = false,
  onRetry,
}: SignatureNotConfirmedProps) {
  return (
    <ResultPage
      tone="danger"
      icon={<MailX aria-hidden />}
      title="Your signature was not confirmed"
      actions={
        <>
          {onRetry && (
            <Button
              variant="primary"
              isPending={isRetrying}
              pendingLabel="Trying again…"
              onClick={onRetry}
            >
              Try again
            </Button>
          )}
          {prescriptionHref !== undefined && (
            <ButtonLink href={prescriptionHref}>See the prescription</ButtonLink>
          )}
        </>
      }
    >
      <p role="alert">{message}</p>
      {prescriptionHref !== undefined && <p>Its page sends a new link.</p>}
    </ResultPage>
  );
}
