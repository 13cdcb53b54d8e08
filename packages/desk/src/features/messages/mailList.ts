import { listDeskMails } from '@formulary/rules/calls/desk/deskMailCalls';
import {
  type ListedMail,
  MAILS_A_PAGE,
  MOST_COUNTED_MAILS,
  mailStateNames,
  mailStates,
} from '@formulary/rules/correspondence/deskMail';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { listKind, pageOf } from '../../lib/list/listKind.ts';

const mailColumns: readonly GridColumn<ListedMail>[] = [
  {
    key: 'subject',
    header: 'Email',
    type: 'text',
    value: ({ subject }) => subject,
    isRowHeader: true,
  },
  { key: 'state', header: 'State', type: 'tag', value: ({ state }) => mailStates[state] },
  { key: 'recipient', header: 'To', type: 'text', value: ({ recipient }) => recipient },
  { key: 'queuedAt', header: 'Written', type: 'moment', value: ({ queuedAt }) => queuedAt },
  { key: 'failure', header: 'Why it failed', type: 'text', value: ({ failure }) => failure },
  { key: 'attempts', header: 'Tried', type: 'number', value: ({ attempts }) => attempts },
  { key: 'dueAt', header: 'Next try', type: 'moment', value: ({ dueAt }) => dueAt },
  { key: 'sentAt', header: 'Sent', type: 'moment', value: ({ sentAt }) => sentAt },
];

/** The list of mails. */
export const mailList = listKind({
  name: 'mails',
  one: 'email',
  what: 'emails',
  columns: mailColumns,
  filters: [
    { key: 'search', label: 'Address or subject', kind: 'text' },
    {
      key: 'state',
      label: 'State',
      kind: 'choice',
      choices: mailStateNames.map((value) => ({ value, label: mailStates[value].label })),
    },
  ],
  defaultSort: { key: 'queuedAt', isDescending: true },
  call: listDeskMails,
  requestOf: (settings) => ({
    filter: settings.filters,
    ...pageOf(settings),
    limit: MAILS_A_PAGE,
  }),
  rowsOf: ({ mails }) => mails,
  pageSize: MAILS_A_PAGE,
  mostCounted: MOST_COUNTED_MAILS,
  idOf: ({ id }) => id,
  nameOf: ({ subject, recipient }) => `${subject} to ${recipient}`,
});
