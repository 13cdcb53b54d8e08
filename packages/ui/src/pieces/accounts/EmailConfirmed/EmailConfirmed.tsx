import { visitorNotices } from '@formulary/rules/problems/visitorNotices';
import { MailCheck } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface EmailConfirmedProps {
  /** The server's message; shown only if it differs from the title. */
  message: string;
  signInHref: string;
}

/** Confirms the e-mail address and says what happens next (spec 2.7), also if it was confirmed before (reading R7). */
export function EmailConfirmed({ message, signInHref }: EmailConfirmedProps) {
  return (
    <ResultPage
      tone="success"
      icon={<MailCheck aria-hidden />}
      title={visitorNotices.emailVerified}
      actions={<ButtonLink href={signInHref}>Login</ButtonLink>}
    >
      {message !== visitorNotices.emailVerified && <p>{`${message}.`}</p>}
      <p>
        Our team will review your application and activate your account. You will get an activation
        email as soon as that is done.
      </p>
    </ResultPage>
  );
}
