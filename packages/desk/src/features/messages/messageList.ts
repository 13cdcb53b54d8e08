import type {
  ListedMessage,
  MessageFilter,
  MessagePageRequest,
} from '@formulary/rules/correspondence/deskMessage';
import { MESSAGES_A_PAGE } from '@formulary/rules/correspondence/deskMessage';
import type { ListSettings, ListShape } from '@formulary/rules/deskLists/listAddress';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { paths } from '../../lib/screen/paths.ts';

/** The columns of the list of messages. */
export const messageColumns: readonly GridColumn<ListedMessage>[] = [
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

/** Filters, sorts and columns of the list, as its address holds them. */
export const messageListShape: ListShape = {
  filters: [
    { key: 'search', label: 'Words, address or number', kind: 'text' },
    { key: 'isClosed', label: 'Closed', kind: 'flag' },
    { key: 'received', label: 'Received', kind: 'days' },
  ],
  sortable: ['receivedAt'],
  defaultSort: { key: 'receivedAt', isDescending: true },
  columns: messageColumns.map(({ key }) => key),
};

/** Returns the request of the page that an address names. */
export function messageRequestOf({ filters, sort, place }: ListSettings): MessagePageRequest {
  const { received, ...others } = filters;
  const { from, until } = typeof received === 'object' ? received : {};
  const { after, before } = place;
  return {
    filter: {
      ...(others as MessageFilter),
      ...(from === undefined ? {} : { receivedFrom: from }),
      ...(until === undefined ? {} : { receivedTo: until }),
    },
    isDescending: sort.isDescending,
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    limit: MESSAGES_A_PAGE,
  };
}

export const messageKey = ({ id }: ListedMessage): string => String(id);
export const messageName = ({ id }: ListedMessage): string => `message ${id}`;
export const messageHref = ({ id }: ListedMessage): string => paths.message(id);
