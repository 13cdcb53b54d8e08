import { retryDeskMail } from '@formulary/rules/calls/desk/deskMailCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { type ListedMail, mailStates } from '@formulary/rules/correspondence/deskMail';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { EmailText } from '@formulary/ui/primitives/layout/EmailText';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { LabelTag } from '../../lib/record/LabelTag.tsx';
import type { Beside } from '../../lib/record/RecordPanel.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';

interface MailPanelProps {
  readonly mail: ListedMail;
  readonly beside: Beside;
  /** Reads the list again. */
  readonly onSent: () => Promise<unknown>;
}

/** Shows what became of an email beside the list; without its text, which may hold a link that opens an account. */
export function MailPanel({ mail, beside, onSent }: MailPanelProps) {
  const { id, version, subject, state, recipient, queuedAt, attempts, failure, dueAt, sentAt } =
    mail;
  const mayRetry = useStaffCan('answerMessages') && state === 'given-up';
  const { notify } = useToasts();
  const [isSending, setIsSending] = useState(false);
  const sendAgain = async () => {
    setIsSending(true);
    const input = { params: { id }, body: { version } };
    const refusal = await refusalOf(() => callDesk(retryDeskMail, input));
    setIsSending(false);
    notify(
      refusal
        ? { id: 'mail', tone: 'danger', message: refusal.message }
        : { id: 'mail', tone: 'success', message: 'The email is sent again.' },
    );
    await onSent();
  };
  return (
    <SidePanel
      {...beside}
      title={subject}
      aside={<LabelTag {...mailStates[state]} />}
      actions={
        mayRetry && (
          <Button isSmall isPending={isSending} onClick={() => void sendAgain()}>
            Send again
          </Button>
        )
      }
    >
      <FactList
        facts={[
          [
            'To',
            <TextLink key="to" href={paths.customersFound(recipient)}>
              <EmailText>{recipient}</EmailText>
            </TextLink>,
          ],
          ['Written', formatMoment(queuedAt)],
          ['Tried', attempts === 0 ? undefined : String(attempts)],
          ['Why it failed', failure],
          ['Next try', dueAt && formatMoment(dueAt)],
          ['Sent', sentAt && formatMoment(sentAt)],
        ]}
      />
    </SidePanel>
  );
}
