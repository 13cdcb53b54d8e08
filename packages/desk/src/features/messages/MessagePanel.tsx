import { useRef } from 'react';
import { type Beside, RecordPanel } from '../../lib/record/RecordPanel.tsx';
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
  const { data } = message;
  return (
    <RecordPanel
      beside={beside}
      read={message}
      one="message"
      title={`Message ${id}`}
      href={paths.message(id)}
      subject="message"
      actions={data && <MessageActions key={id} message={data} field={field} />}
    >
      {(shown) => <MessageBody message={shown} timeline={timeline} field={field} />}
    </RecordPanel>
  );
}
