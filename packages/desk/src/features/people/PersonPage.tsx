import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { getStaffTimeline } from '@formulary/rules/calls/desk/staffCalls';
import { useNow } from '@formulary/client/screen/useNow';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { EmailText } from '@formulary/ui/primitives/layout/EmailText';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { LabelTag } from '../../lib/record/LabelTag.tsx';
import { RecordPage } from '../../lib/record/RecordPage.tsx';
import { useRecord, useRecordId } from '../../lib/record/useRecord.ts';
import { paths } from '../../lib/screen/paths.ts';
import { useHasBeen } from '../../lib/screen/useHasBeen.ts';
import { useDeskSession } from '../../lib/session/deskSession.ts';
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
  const id = useRecordId('staffId');
  const now = useNow();
  const read = useRecord(getStaffTimeline, id);
  const { data } = read;
  const canManage = useStaffCan('manageStaff');
  const isOwn = useDeskSession(({ person }) => person?.id === id);
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useHasBeen(isOpen);
  return (
    <RecordPage
      id={id}
      read={read}
      one="person"
      title={data?.member.name}
      lead={data && <LabelTag {...stateWords[data.member.state]} />}
      all={{ label: 'All people', href: paths.people }}
      subject="staff"
      picture={<IdCard aria-hidden />}
      actions={
        canManage &&
        !isOwn &&
        data && <Button onClick={() => setIsOpen(true)}>Change the account</Button>
      }
    >
      {({ member, events }) => (
        <>
          <Beside>
            <FactList
              facts={[
                ['Email', <EmailText key="email">{member.email}</EmailText>],
                ['Role', staffRoleLabel(member.role)],
                ['Last sign-in', lastSeen(member, now)],
                ['Passkeys', String(member.passkeys)],
              ]}
            />
            <Timeline events={events} now={now} />
          </Beside>
          {hasOpened && (
            <MemberDialog member={isOpen ? member : undefined} onClose={() => setIsOpen(false)} />
          )}
        </>
      )}
    </RecordPage>
  );
}
