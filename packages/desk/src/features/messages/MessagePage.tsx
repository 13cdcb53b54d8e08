import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { Mail } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useOnlookers } from '../../lib/http/useOnlookers.ts';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageBody } from './MessageBody.tsx';
import { useMessage } from './useMessage.ts';

/** Shows one message to the pharmacy with its answers, and answers it. */
export function MessagePage() {
  const { messageId = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(messageId) ? Number(messageId) : undefined;
  const { message, timeline } = useMessage(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const names = useOnlookers(id === undefined ? undefined : `message ${id}`);
  if (id === undefined || message.error?.code === 'message-missing') {
    return (
      <Screen title="Message">
        <EmptyState title="There is no such message" picture={<Mail aria-hidden />}>
          <TextLink href={paths.messages}>All messages</TextLink>
        </EmptyState>
      </Screen>
    );
  }
  const shown = message.data?.listed.id === id ? message.data : undefined;
  return (
    <Screen title={`Message ${id}`} lead={<LookingNow names={names} />}>
      {message.error && !shown && (
        <LoadFailed
          what="the message"
          isRetrying={message.isValidating}
          onRetry={() => void message.mutate()}
        />
      )}
      {!shown && !message.error && <Skeleton $height="24rem" />}
      {shown && (
        <Cluster $gap={2}>
          <MessageActions key={id} message={shown} field={field} />
        </Cluster>
      )}
      {shown && <MessageBody message={shown} timeline={timeline} field={field} />}
    </Screen>
  );
}
