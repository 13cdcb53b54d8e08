import { Mail } from 'lucide-react';
import { useRef } from 'react';
import { ActionRow } from '../../lib/record/ActionRow.ts';
import { RecordPage } from '../../lib/record/RecordPage.tsx';
import { useRecordId } from '../../lib/record/useRecord.ts';
import { paths } from '../../lib/screen/paths.ts';
import { MessageActions } from './MessageActions.tsx';
import { MessageBody } from './MessageBody.tsx';
import { useMessage } from './useMessage.ts';

/** Shows one message to the pharmacy with its answers, and answers it. */
export function MessagePage() {
  const id = useRecordId('messageId');
  const { message, timeline } = useMessage(id);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <RecordPage
      id={id}
      read={message}
      one="message"
      title={`Message ${id}`}
      all={{ label: 'All messages', href: paths.messages }}
      subject="message"
      picture={<Mail aria-hidden />}
    >
      {(shown) => (
        <>
          <ActionRow>
            <MessageActions key={id} message={shown} field={field} />
          </ActionRow>
          <MessageBody message={shown} timeline={timeline} field={field} />
        </>
      )}
    </RecordPage>
  );
}
