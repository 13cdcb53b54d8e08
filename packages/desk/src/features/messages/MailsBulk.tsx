import { retryDeskMail } from '@formulary/rules/calls/desk/deskMailCalls';
import type { ListedMail } from '@formulary/rules/correspondence/deskMail';
import { callDesk } from '../../lib/http/callDesk.ts';
import { Bulk, type BulkListAction } from '../../lib/list/bulk/Bulk.tsx';
import type { RowSelection } from '../../lib/list/bulk/useRowSelection.ts';
import { mailList } from './mailList.ts';

const actions: readonly BulkListAction<ListedMail>[] = [
  {
    key: 'again',
    label: 'Send again',
    letter: 's',
    done: ['email is sent again', 'emails are sent again'],
    act: ({ id, version }) => callDesk(retryDeskMail, { params: { id }, body: { version } }),
  },
];

const nameOf = (mail: ListedMail) => ({ key: mailList.keyOf(mail), name: mailList.nameOf(mail) });

interface MailsBulkProps {
  readonly selected: RowSelection<ListedMail>;
  readonly onChanged: () => Promise<unknown>;
}

/** Sends several mails again. */
export function MailsBulk(props: MailsBulkProps) {
  return <Bulk {...props} what={['email', 'emails']} nameOf={nameOf} actions={actions} />;
}
