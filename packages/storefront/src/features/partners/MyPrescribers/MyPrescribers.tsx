import { InvitationsTable } from '@formulary/ui/pieces/partners/InvitationsTable';
import { NoPrescribers } from '@formulary/ui/pieces/partners/NoPrescribers';
import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { PrescribersTable } from '@formulary/ui/pieces/partners/PrescribersTable';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useState } from 'react';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { RoleGate } from '../RoleGate.tsx';
import { usePrescriberActions } from './usePrescriberActions.ts';

/** Shows a practitioner's requested and invited prescribers, with their status (spec 2.22). */
export function MyPrescribers() {
  return (
    <RoleGate permission="choosePrescriber" title="My Prescribers" href={paths.prescribers}>
      <Prescribers />
    </RoleGate>
  );
}

function Prescribers() {
  const [now] = useState(() => new Date());
  const { prescribers, invitations, resend, end, invite, sendingId, invitingEmail } =
    usePrescriberActions();
  const { data, error, isLoading, isValidating } = prescribers;
  const invited = invitations.data ?? [];
  const isFailed = error !== undefined && !isLoading;
  const isThere = data !== undefined && data.length > 0;
  const isEmpty = data?.length === 0;
  return (
    <Screen
      title="My Prescribers"
      heading="My Prescribers"
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'My Prescribers', href: paths.prescribers },
      ]}
    >
      {isFailed && (
        <LoadFailed
          what="your prescribers"
          isRetrying={isValidating}
          onRetry={() => void prescribers.mutate()}
        />
      )}
      {!data && !isFailed && <PartnersSkeleton what="your prescribers" />}
      {isEmpty && <NoPrescribers addHref={paths.addPrescriber} />}
      {isThere && (
        <>
          <div>
            <ButtonLink href={paths.addPrescriber} variant="primary">
              Add a prescriber
            </ButtonLink>
          </div>
          <PrescribersTable
            prescribers={data}
            onResend={(link) => void resend(link)}
            onEnd={(link) => void end(link)}
            sendingId={sendingId}
            now={now}
          />
        </>
      )}
      {invitations.error && !invitations.data && !isFailed && (
        <LoadFailed
          what="your invitations"
          isRetrying={invitations.isValidating}
          onRetry={() => void invitations.mutate()}
        />
      )}
      {data && invited.length > 0 && (
        <InvitationsTable
          invitations={invited}
          onInvite={(invitation) => void invite(invitation)}
          invitingEmail={invitingEmail}
          now={now}
        />
      )}
    </Screen>
  );
}
