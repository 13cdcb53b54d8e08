import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Mail } from 'lucide-react';
import { ListScreen } from '../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../lib/list/useListScreen.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { messageList } from './messageList.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

const MessagePanel = lazyPart(
  'the message',
  async () => (await loadLazily(() => import('./MessagePanel.tsx'))).MessagePanel,
);

/** Lists messages to the pharmacy, and shows one of them with its answers beside the list. */
export function Messages() {
  const screen = useListScreen(messageList);
  return (
    <MessagesScreen title="Messages">
      <ListScreen
        screen={screen}
        renderPanel={(open) => <MessagePanel {...open} />}
        picture={<Mail aria-hidden />}
        emptyText="Messages from the contact form appear here."
      />
    </MessagesScreen>
  );
}
