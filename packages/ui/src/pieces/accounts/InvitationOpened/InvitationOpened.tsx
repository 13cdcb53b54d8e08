import { UserRoundPlus } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface InvitationOpenedProps {
  /** The practitioner's name. */
  invitedBy: string;
  email: string;
  signUpHref: string;
  signInHref: string;
}

/** Explains an invitation and links to the registration with its address filled in (spec 7.34). */
export function InvitationOpened({
  invitedBy,
  email,
  signUpHref,
  signInHref,
}: InvitationOpenedProps) {
  return (
    <ResultPage
      tone="success"
      icon={<UserRoundPlus aria-hidden />}
      title={`${invitedBy} invites you to prescribe`}
      actions={
        <>
          <ButtonLink variant="primary" href={signUpHref}>
            Register as a prescriber
          </ButtonLink>
          <ButtonLink href={signInHref}>I have an account</ButtonLink>
        </>
      }
    >
      <p>
        Please register with <strong>{email}</strong>
        <span>{`. Once our team has reviewed your application, the request of ${invitedBy} is waiting for you to accept or decline.`}</span>
      </p>
    </ResultPage>
  );
}
