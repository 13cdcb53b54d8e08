import { UsersRound } from 'lucide-react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface InvitationForAnotherProps {
  /** Address that the invitation was sent to. */
  invitedEmail: string;
  /** Address that is signed in. */
  signedInEmail: string;
  categoriesHref: string;
  onSignOut: () => void;
}

/** Says that the invitation is for another account than the signed-in one: shows both addresses and the next step. */
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
