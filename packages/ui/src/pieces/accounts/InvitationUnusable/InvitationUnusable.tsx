import { CalendarX2 } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface InvitationUnusableProps {
  /** Why the link is refused, in the server's words. */
  reason: string;
  signInHref: string;
  signUpHref: string;
  /** Where signed-in users go on; they have no use for Login and Register now. */
  continueHref?: string | undefined;
}

/** Says that the link of an invitation cannot be used, and what can be done instead. */
export function InvitationUnusable({
  reason,
  signInHref,
  signUpHref,
  continueHref,
}: InvitationUnusableProps) {
  return (
    <ResultPage
      tone="danger"
      icon={<CalendarX2 aria-hidden />}
      title="This invitation cannot be used"
      actions={
        continueHref === undefined ? (
          <>
            <ButtonLink variant="primary" href={signInHref}>
              Login
            </ButtonLink>
            <ButtonLink href={signUpHref}>Register now</ButtonLink>
          </>
        ) : (
          <ButtonLink href={continueHref}>Continue shopping</ButtonLink>
        )
      }
    >
      <p>{`${reason}.`}</p>
      <p>
        If you have registered with it, the request of whoever invited you is among your
        practitioners after login.
      </p>
      <p>
        If not, ask them for a new invitation: Resend in their list of prescribers sends it. You can
        register all the same.
      </p>
    </ResultPage>
  );
}
