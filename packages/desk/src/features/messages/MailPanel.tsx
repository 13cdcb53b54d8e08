import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { type ListedMail, mailStates } from '@formulary/rules/correspondence/deskMail';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../lib/screen/paths.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';

interface MailPanelProps {
  readonly mail: ListedMail;
  readonly isSending: boolean;
  readonly onSendAgain: () => void;
  /** In rem, as the person left it. */
  readonly width: number | undefined;
  readonly onResize: (width: number) => void;
  readonly onClose: () => void;
}

/** Shows what became of an email beside the list; without its text, which may hold a link that opens an account. */
export function MailPanel({
  mail,
  isSending,
  onSendAgain,
  width,
  onResize,
  onClose,
}: MailPanelProps) {
  const { id, subject, state, recipient, queuedAt, attempts, failure, dueAt, sentAt } = mail;
  const mayRetry = useStaffCan('answerMessages') && state === 'given-up';
  return (
    <SidePanel
      title={subject}
      subjectKey={String(id)}
      {...(width === undefined ? {} : { width })}
      onResize={onResize}
      onClose={onClose}
      aside={<Tag tone={mailStates[state].tone}>{mailStates[state].label}</Tag>}
      actions={
        mayRetry && (
          <Button isSmall isPending={isSending} onClick={onSendAgain}>
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
              {recipient}
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
