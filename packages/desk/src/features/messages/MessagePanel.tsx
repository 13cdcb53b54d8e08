import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useRef } from 'react';
import { useOnlookers } from '../../lib/http/useOnlookers.ts';
import type { Beside } from '../../lib/list/ListScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { MessageActions } from './MessageActions.tsx';
import { MessageBody } from './MessageBody.tsx';
import { useMessage } from './useMessage.ts';

interface MessagePanelProps {
  readonly id: number;
  readonly beside: Beside;
}

/** Shows a message beside the list that it is in. */
export function MessagePanel({ id, beside }: MessagePanelProps) {
  const { message, timeline } = useMessage(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const names = useOnlookers(`message ${id}`);
  // The one before stays on the screen until this one is there.
  const shown = message.data?.listed.id === id ? message.data : undefined;
  return (
    <SidePanel
      {...beside}
      title={`Message ${id}`}
      aside={
        shown && (
          <Cluster $gap={2}>
            <TextLink href={paths.message(id)}>Open as a page</TextLink>
            <LookingNow names={names} />
          </Cluster>
        )
      }
      actions={shown && <MessageActions key={id} message={shown} field={field} />}
    >
      {message.error && !shown && (
        <LoadFailed
          what="the message"
          isRetrying={message.isValidating}
          onRetry={() => void message.mutate()}
        />
      )}
      {!shown && !message.error && <Skeleton $height="24rem" />}
      {shown && <MessageBody message={shown} timeline={timeline} field={field} />}
    </SidePanel>
  );
}
