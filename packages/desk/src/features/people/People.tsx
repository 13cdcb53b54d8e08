import { listStaff } from '@formulary/rules/calls/desk/staffCalls';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { NewRecord } from '../../lib/screen/NewRecord.tsx';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { Loaded } from '../../lib/record/Loaded.tsx';
import { Screen } from '../../lib/screen/Screen.tsx';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { useHasBeen } from '../../lib/screen/useHasBeen.ts';
import { useDeskSession } from '../../lib/session/deskSession.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { PeopleTable } from './PeopleTable.tsx';

const MemberDialog = lazyPart(
  'the account',
  async () => (await loadLazily(() => import('./MemberDialog.tsx'))).MemberDialog,
);
const InviteDialog = lazyPart(
  'the invitation',
  async () => (await loadLazily(() => import('./InviteDialog.tsx'))).InviteDialog,
);

/** Shows who works at the desk, and lets the superintendent invite, change and end accounts. */
export function People() {
  const read = useDeskRead(listStaff, {});
  const { data: members, mutate } = read;
  const canManage = useStaffCan('manageStaff');
  const ownId = useDeskSession(({ person }) => person?.id);
  const [isInviting, setIsInviting] = useState(false);
  const [openId, setOpenId] = useState<number>();
  const [now] = useState(() => new Date());
  const active = members?.filter(({ state }) => state !== 'ended').length;
  const member = members?.find(({ id }) => id === openId);
  const hasInvited = useHasBeen(isInviting);
  const hasOpened = useHasBeen(openId !== undefined);
  return (
    <Screen
      title="People"
      lead={active === undefined ? undefined : `${active} with an account`}
      actions={
        canManage ? (
          <NewRecord list="People" label="Invite somebody" begin={() => setIsInviting(true)} />
        ) : undefined
      }
    >
      <Loaded read={read} what="the people of the desk" height="16rem">
        {(all) => (
          <PeopleTable
            members={all}
            now={now}
            onOpen={canManage ? (id) => setOpenId(id) : undefined}
            ownId={ownId}
          />
        )}
      </Loaded>
      {hasInvited && (
        <InviteDialog
          isOpen={isInviting}
          onClose={() => setIsInviting(false)}
          onInvited={() => void mutate()}
        />
      )}
      {hasOpened && <MemberDialog member={member} onClose={() => setOpenId(undefined)} />}
    </Screen>
  );
}
