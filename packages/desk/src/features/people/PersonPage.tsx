import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { getStaffTimeline } from '@formulary/rules/calls/desk/staffCalls';
import { useNow } from '@formulary/client/screen/useNow';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { useOnlookers } from '../../lib/http/useOnlookers.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useHasBeen } from '../../lib/screen/useHasBeen.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { lastSeen, stateWords } from './memberWords.ts';

const MemberDialog = lazyPart(
  'the account',
  async () => (await loadLazily(() => import('./MemberDialog.tsx'))).MemberDialog,
);

const Beside = styled.div`
  display: grid;
  gap: ${space[6]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(18rem, 1fr) 2fr;
    align-items: start;
  }
`;

/** Shows somebody who works or worked at the desk, and all that happened to their account: who, when, why, from what to what. */
export function PersonPage() {
  const { staffId = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(staffId) ? Number(staffId) : undefined;
  const now = useNow();
  const { data, error, isValidating, mutate } = useDeskRead(
    getStaffTimeline,
    id === undefined ? null : { params: { id } },
  );
  const names = useOnlookers(id === undefined ? undefined : `staff ${id}`);
  const canManage = useStaffCan('manageStaff');
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useHasBeen(isOpen);
  if (id === undefined || error?.code === 'not-found') {
    return (
      <Screen title="Person">
        <EmptyState title="There is nobody with this number" picture={<IdCard aria-hidden />}>
          <TextLink href={paths.people}>All people</TextLink>
        </EmptyState>
      </Screen>
    );
  }
  const member = data?.member;
  return (
    <Screen
      title={member?.name ?? 'Person'}
      lead={
        <Cluster $gap={3}>
          <TextLink href={paths.people}>All people</TextLink>
          {member && (
            <Tag tone={stateWords[member.state].tone}>{stateWords[member.state].label}</Tag>
          )}
          <LookingNow names={names} />
        </Cluster>
      }
      actions={
        canManage && member ? (
          <Button onClick={() => setIsOpen(true)}>Change the account</Button>
        ) : undefined
      }
    >
      {error && !data && (
        <LoadFailed what="this person" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton $height="20rem" />}
      {data && (
        <Beside>
          <FactList
            facts={[
              ['Email', data.member.email],
              ['Role', staffRoleLabel(data.member.role)],
              ['Last sign-in', lastSeen(data.member, now)],
              ['Passkeys', String(data.member.passkeys)],
            ]}
          />
          <Timeline events={data.events} now={now} />
        </Beside>
      )}
      {hasOpened && (
        <MemberDialog
          member={isOpen ? member : undefined}
          onClose={() => setIsOpen(false)}
          onChanged={() => void mutate()}
        />
      )}
    </Screen>
  );
}
