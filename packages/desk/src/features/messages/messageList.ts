import { listDeskMessages } from '@formulary/rules/calls/desk/deskMessageCalls';
import {
  type ListedMessage,
  type MessageFilter,
  MESSAGES_A_PAGE,
  MOST_COUNTED_MESSAGES,
} from '@formulary/rules/correspondence/deskMessage';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { daysOf, listKind, pageOf } from '../../lib/list/listKind.ts';
import { paths } from '../../lib/screen/paths.ts';

const messageColumns: readonly GridColumn<ListedMessage>[] = [
  { key: 'name', header: 'From', type: 'text', value: ({ name }) => name, isRowHeader: true },
  {
    key: 'state',
    header: 'State',
    type: 'tag',
    value: ({ closedAt, replies }) => {
      if (closedAt !== undefined) return { label: 'Closed', tone: 'neutral' };
      return replies > 0
        ? { label: 'Answered', tone: 'success' }
        : { label: 'Open', tone: 'warning' };
    },
  },
  {
    key: 'receivedAt',
    header: 'Received',
    type: 'moment',
    value: ({ receivedAt }) => receivedAt,
    isSortable: true,
  },
  { key: 'beginning', header: 'Message', type: 'text', value: ({ beginning }) => beginning },
  { key: 'email', header: 'Email', type: 'text', value: ({ email }) => email },
  { key: 'replies', header: 'Answers', type: 'number', value: ({ replies }) => replies },
  {
    key: 'repliedAt',
    header: 'Last answer',
    type: 'moment',
    value: ({ repliedAt }) => repliedAt,
    isHiddenAtFirst: true,
  },
  {
    key: 'id',
    header: 'Number',
    type: 'text',
    value: ({ id }) => String(id),
    isHiddenAtFirst: true,
  },
];

/** The list of messages. */
export const messageList = listKind({
  name: 'messages',
  one: 'message',
  what: 'messages',
  columns: messageColumns,
  filters: [
    { key: 'search', label: 'Words, address or number', kind: 'text' },
    { key: 'isClosed', label: 'Closed', kind: 'flag' },
    { key: 'received', label: 'Received', kind: 'days' },
  ],
  defaultSort: { key: 'receivedAt', isDescending: true },
  call: listDeskMessages,
  requestOf: (settings) => {
    const { received, ...others } = settings.filters;
    const { from, until } = daysOf(received);
    const filter: MessageFilter = {
      ...(others as MessageFilter),
      ...(from !== undefined && { receivedFrom: from }),
      ...(until !== undefined && { receivedTo: until }),
    };
    return { filter, ...pageOf(settings), limit: MESSAGES_A_PAGE };
  },
  rowsOf: ({ messages }) => messages,
  pageSize: MESSAGES_A_PAGE,
  mostCounted: MOST_COUNTED_MESSAGES,
  idOf: ({ id }) => id,
  nameOf: ({ id }) => `message ${id}`,
  hrefOf: ({ id }) => paths.message(id),
});
