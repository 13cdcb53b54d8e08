import { listStaff } from '@formulary/rules/calls/desk/staffCalls';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useState } from 'react';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';

/** Shows who works at the desk, and lets the superintendent invite, change and end accounts. */
export function People() {
  const { data: members, error, isValidating, mutate } = useDeskRead(listStaff, {});
  const canManage = useStaffCan('manageStaff');
  const [isInviting, setIsInviting] = useState(false);
  const [openId, setOpenId] = useState<number>();
  const [now] = useState(() => new Date());
  const active = members?.filter(({ state }) => state !== 'ended').length;
  const member = members?.find(({ id }) => id === openId);
  return (
    <Screen
      title="People"
      lead={active === undefined ? undefined : `${active} with an account`}
      actions={
        canManage ? (
          <Button variant="primary" onClick={() => setIsInviting(true)}>
            Invite somebody
          </Button>
        ) : undefined
      }
    >
      {error && !members && (
        <LoadFailed
          what="the people of the desk"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!members && !error && <Skeleton $height="16rem" />}
      {members && (
        <PeopleTable
          members={members}
          now={now}
          onOpen={canManage ? (id) => setOpenId(id) : undefined}
        />
      )}
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setIsInviting(false)}
        onInvited={() => void mutate()}
      />
      <MemberDialog
        member={member}
        onClose={() => setOpenId(undefined)}
        onChanged={() => void mutate()}
      />
    </Screen>
  );
}
