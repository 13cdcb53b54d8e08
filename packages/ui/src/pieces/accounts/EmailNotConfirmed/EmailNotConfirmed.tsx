import { MailX } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/ResultPage/ResultPage.tsx';

export interface EmailNotConfirmedProps {
  /** Why, in the server's words. */
  message: string;
  signInHref: string;
  /** Where a new link is asked for. */
  newLinkHref: string;
  isRetrying: boolean;
  /** Left out when asking again would change nothing. */
  onRetry?: (() => void) | undefined;
}

/** The e-mail address was not confirmed: the server's message, and the ways on, a new link among them (spec 2.7, 8.6). */
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
