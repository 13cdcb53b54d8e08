import { visitorNotices } from '@formulary/rules/problems/visitorNotices';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { CalendarX2 } from 'lucide-react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface InvitationExpiredProps {
  /** The practitioner's name. */
  invitedBy: string;
  signUpHref: string;
  isAsking: boolean;
  /** Whether a new invitation has been requested. */
  isAsked: boolean;
  /** Why the request failed, in the server's words. */
  problem?: string | undefined;
  onAsk: () => void;
}

/** Says that an invitation has expired and offers to request a new one. */
export function InvitationExpired({
  invitedBy,
  signUpHref,
  isAsking,
  isAsked,
  problem,
  onAsk,
}: InvitationExpiredProps) {
  return (
    <ResultPage
      tone="danger"
      icon={<CalendarX2 aria-hidden />}
      title="This invitation has expired"
      actions={
        <>
          {!isAsked && (
            <Button variant="primary" isPending={isAsking} pendingLabel="Sending…" onClick={onAsk}>
              Ask for a new one
            </Button>
          )}
          <ButtonLink href={signUpHref}>Register now</ButtonLink>
        </>
      }
    >
      <p>
        {`${invitedBy} invited you to prescribe. You can register all the same; the request waits for you only after a new invitation.`}
      </p>
      <output>
        {isAsked ? fillGaps(visitorNotices.invitationAsked, { name: invitedBy }) : ''}
      </output>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </ResultPage>
  );
}
