import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { Mail } from 'lucide-react';
import { ListScreen } from '../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../lib/list/useListScreen.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { messageList } from './messageList.ts';

const MessagePanel = lazyPart(
  'the message',
  async () => (await loadLazily(() => import('./MessagePanel.tsx'))).MessagePanel,
);

/** Lists messages to the pharmacy, and shows one of them with its answers beside the list. */
export function Messages() {
  const screen = useListScreen(messageList);
  return (
    <Screen
      title="Messages"
      lead={<TextLink href={`${paths.mails}?state=given-up`}>Emails that failed</TextLink>}
    >
      <ListScreen
        screen={screen}
        renderPanel={(open) => <MessagePanel {...open} />}
        picture={<Mail aria-hidden />}
        emptyText="Messages from the contact form appear here."
      />
    </Screen>
  );
}
