import {
  type ListedMail,
  mailStateNames,
  mailStates,
} from '@formulary/rules/correspondence/deskMail';
import type { ListShape } from '@formulary/rules/deskLists/listAddress';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';

/** The columns of the list of mails. */
export const mailColumns: readonly GridColumn<ListedMail>[] = [
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

/** The filters and the order of the list of mails. */
export const mailListShape: ListShape = {
  filters: [
    { key: 'search', label: 'Address or subject', kind: 'text' },
    {
      key: 'state',
      label: 'State',
      kind: 'choice',
      choices: mailStateNames.map((value) => ({ value, label: mailStates[value].label })),
    },
  ],
  sortable: [],
  defaultSort: { key: 'queuedAt', isDescending: true },
  columns: mailColumns.map(({ key }) => key),
};
