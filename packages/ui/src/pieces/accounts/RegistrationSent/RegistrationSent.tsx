import { visitorNotices } from '@formulary/rules/problems/visitorNotices';
import { MailCheck } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface RegistrationSentProps {
  /** Address that the link was sent to. */
  email: string;
  signInHref: string;
}

/** Confirms the registration, thanks, and asks to verify the e-mail address (spec 2.3). */
export function RegistrationSent({ email, signInHref }: RegistrationSentProps) {
  return (
    <ResultPage
      tone="success"
      icon={<MailCheck aria-hidden />}
      title={visitorNotices.registered}
      actions={<ButtonLink href={signInHref}>Login</ButtonLink>}
    >
      <p>
        Thank you for registering with us. Please verify your email: we have sent a link to{' '}
        <strong>{email}</strong>.
      </p>
      <p>If it does not arrive within a few minutes, please check your spam folder.</p>
    </ResultPage>
  );
}
