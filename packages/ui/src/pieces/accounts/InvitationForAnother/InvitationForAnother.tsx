import { UsersRound } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/ResultPage/ResultPage.tsx';

export interface InvitationForAnotherProps {
  /** Whom the invitation is for. */
  invitedEmail: string;
  /** Who is signed in. */
  signedInEmail: string;
  categoriesHref: string;
  onSignOut: () => void;
}

/** An invitation that was opened by somebody who is signed in as another: both addresses, and the way on. */
export function InvitationForAnother({
  invitedEmail,
  signedInEmail,
  categoriesHref,
  onSignOut,
}: InvitationForAnotherProps) {
  return (
    <ResultPage
      tone="success"
      icon={<UsersRound aria-hidden />}
      title="This invitation is for another address"
      actions={
        <>
          <Button variant="primary" onClick={onSignOut}>
            Sign out and continue
          </Button>
          <ButtonLink href={categoriesHref}>Continue shopping</ButtonLink>
        </>
      }
    >
      <p>
        The invitation was sent to <strong>{invitedEmail}</strong>. You are signed in as{' '}
        <strong>{signedInEmail}</strong>.
      </p>
    </ResultPage>
  );
}
