import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Mail } from 'lucide-react';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { ListScreen } from '../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../lib/list/useListScreen.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { mailList } from './mailList.ts';

const MailPanel = lazyPart(
  'the email',
  async () => (await loadLazily(() => import('./MailPanel.tsx'))).MailPanel,
);
const MailsBulk = lazyPart(
  'the actions',
  async () => (await loadLazily(() => import('./MailsBulk.tsx'))).MailsBulk,
);

/** Lists the mails of the last weeks with what became of them; those that failed are sent again. */
export function Mails() {
  const screen = useListScreen(mailList);
  const mayRetry = useStaffCan('answerMessages');
  return (
    <Screen
      title="Emails that we sent"
      lead={<TextLink href={`${paths.messages}?isClosed=no`}>Messages</TextLink>}
    >
      <ListScreen
        screen={screen}
        renderBulk={
          mayRetry
            ? (selected) => <MailsBulk selected={selected} onChanged={screen.reload} />
            : undefined
        }
        renderPanel={({ row, beside }) =>
          row && <MailPanel mail={row} beside={beside} onSent={screen.reload} />
        }
        picture={<Mail aria-hidden />}
        empty={
          screen.list.settings.filters['state'] === 'given-up' && (
            <EmptyState title="No email is like that" picture={<Mail aria-hidden />}>
              Every email of the last weeks was sent, or is still tried.
            </EmptyState>
          )
        }
        emptyText="Every email of the last weeks appears here, with what became of it."
      />
    </Screen>
  );
}
