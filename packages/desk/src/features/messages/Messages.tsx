import { listDeskMessages } from '@formulary/rules/calls/desk/deskMessageCalls';
import {
  MESSAGES_A_PAGE,
  MOST_COUNTED_MESSAGES,
} from '@formulary/rules/correspondence/deskMessage';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { DeskList } from '../../lib/list/DeskList.tsx';
import { useDeskList } from '../../lib/list/useDeskList.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import {
  messageColumns,
  messageHref,
  messageKey,
  messageListShape,
  messageName,
  messageRequestOf,
} from './messageList.ts';
import { OtherList } from './OtherList.tsx';

const MessagePanel = lazyPart(
  'the message',
  async () => (await loadLazily(() => import('./MessagePanel.tsx'))).MessagePanel,
);

/** Lists messages to the pharmacy, and shows one of them with its answers beside the list. */
export function Messages() {
  const list = useDeskList('messages', messageListShape);
  const [openId, setOpenId] = useState<number>();
  const { settings } = list;
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskMessages,
    { body: messageRequestOf(settings) },
    { keepPrevious: true },
  );
  return (
    <Screen title="Messages" lead={<OtherList at="messages" />}>
      <DeskList
        caption="Messages"
        what="messages"
        shape={messageListShape}
        list={list}
        columns={messageColumns}
        answer={
          data && {
            next: data.next,
            previous: data.previous,
            total: Math.min(data.total, MOST_COUNTED_MESSAGES),
            isTotalAtLeast: data.total > MOST_COUNTED_MESSAGES,
          }
        }
        pageSize={MESSAGES_A_PAGE}
        rows={data?.messages}
        rowKey={messageKey}
        rowName={messageName}
        rowHref={messageHref}
        onOpen={({ id }) => setOpenId(id)}
        openKey={openId === undefined ? undefined : String(openId)}
        onCurrent={({ id }) => setOpenId((before) => (before === undefined ? before : id))}
        isLoading={isValidating && data !== undefined}
        failure={error && { onRetry: () => void mutate(), isRetrying: isValidating }}
        panel={
          openId !== undefined && (
            <MessagePanel
              id={openId}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenId(undefined)}
            />
          )
        }
        empty={
          <EmptyState title="No message is like that" picture={<Mail aria-hidden />}>
            {Object.keys(settings.filters).length > 0
              ? 'Remove a filter to see more.'
              : 'Messages from the contact form appear here.'}
          </EmptyState>
        }
      />
    </Screen>
  );
}
