import { MailX } from 'lucide-react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface EmailNotConfirmedProps {
  /** The server's message with the reason. */
  message: string;
  signInHref: string;
  /** Link to request a new confirmation link. */
  newLinkHref: string;
  isRetrying: boolean;
  /** Omitted when a retry would change nothing. */
  onRetry?: (() => void) | undefined;
}

/**
 * Says that the e-mail address was not confirmed, with the server's message and links, one to get a new link (spec 2.7,
 * 8.6).
 */
export function EmailNotConfirmed({
  message,
  signInHref,
  newLinkHref,
  isRetrying,
  onRetry,
}: EmailNotConfirmedProps) {
  return (
    <ResultPage
      tone="danger"
      icon={<MailX aria-hidden />}
      title="Your email was not confirmed"
      actions={
        <>
          {onRetry ? (
            <Button
              variant="primary"
              isPending={isRetrying}
              pendingLabel="Trying again…"
              onClick={onRetry}
            >
              Try again
            </Button>
          ) : (
            <ButtonLink variant="primary" href={newLinkHref}>
              Ask for a new link
            </ButtonLink>
          )}
          <ButtonLink href={signInHref}>Login</ButtonLink>
        </>
      }
    >
      <p role="alert">{message}</p>
    </ResultPage>
  );
}
