import { openStaffInvitation } from '@formulary/rules/calls/desk/staffCalls';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { type DeskPerson, useDeskSession } from '../../../lib/session/deskSession.ts';
import { Door } from '../Door.tsx';
import { RecoveryCodes } from '../RecoveryCodes.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';

/** Accepted, with the codes that nobody can read again. */
interface Accepted {
  readonly person: DeskPerson;
  readonly recoveryCodes: readonly string[];
}

/** Lets somebody in who was invited: name, password, authenticator app, and at last the recovery codes. */
export function Invitation() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState<Accepted>();
  const { data, error, isValidating, mutate } = useDeskRead(
    openStaffInvitation,
    accepted ? null : { body: { token } },
  );
  if (accepted)
    return (
      <Door title="Keep these recovery codes">
        <RecoveryCodes
          codes={accepted.recoveryCodes}
          doneLabel="Go to the desk"
          onKept={() => {
            useDeskSession.getState().open(accepted.person);
            void navigate(paths.today, { replace: true });
          }}
        />
      </Door>
    );
  return (
    <Door title="Join the desk">
      {data && <AcceptInvitation token={token} invitation={data} onAccepted={setAccepted} />}
      {!data && error?.code === 'token-dead' && (
        <>
          <Alert tone="danger" title="This invitation cannot be used any more">
            It was used already, has expired, or a newer one was sent. Please look for the newest
            mail, or ask the superintendent to send it again.
          </Alert>
          <TextLink href={paths.today}>Sign in to the desk</TextLink>
        </>
      )}
      {!data && error && error.code !== 'token-dead' && (
        <LoadFailed what="the invitation" isRetrying={isValidating} onRetry={() => void mutate()}>
          {error.message}
        </LoadFailed>
      )}
      {!data && !error && (
        <div aria-busy>
          <VisuallyHidden as="output">Loading…</VisuallyHidden>
          <Skeleton $height="20rem" />
        </div>
      )}
    </Door>
  );
}
