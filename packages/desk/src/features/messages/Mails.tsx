import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Mail } from 'lucide-react';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { ListScreen } from '../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../lib/list/useListScreen.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { mailList } from './mailList.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

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
    <MessagesScreen title="Emails that we sent">
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
    </MessagesScreen>
  );
}
