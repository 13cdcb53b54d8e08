import { listDeskOrders } from '@formulary/rules/calls/desk/deskOrderListCall';
import {
  type ListedOrder,
  MOST_COUNTED_ORDERS,
  type OrderFilter,
  ORDERS_A_PAGE,
  type OrderWait,
  orderWaits,
} from '@formulary/rules/orders/orderList';
import { type OrderState, orderStateNames, orderStates } from '@formulary/rules/orders/orderStates';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { daysOf, listKind, pageOf } from '../../lib/list/listKind.ts';
import { paths } from '../../lib/screen/paths.ts';

const waitLabels: Readonly<Record<OrderWait, string>> = {
  payment: 'Payment',
  prescription: 'Prescription',
  packing: 'Packing',
  delivery: 'Delivery',
  refund: 'Refund',
};

const modeLabels = { card: 'Card', bankTransfer: 'Bank transfer' } as const;

const orderColumns: readonly GridColumn<ListedOrder>[] = [
  {
    key: 'number',
    header: 'Order',
    type: 'text',
    value: ({ number }) => number,
    isRowHeader: true,
  },
  {
    key: 'state',
    header: 'State',
    type: 'tag',
    value: ({ state }) => ({ label: state, tone: orderStates[state].tone }),
  },
  {
    key: 'waitsFor',
    header: 'Waits for',
    type: 'text',
    value: ({ waitsFor }) => waitsFor && waitLabels[waitsFor],
  },
  {
    key: 'notice',
    header: 'Notice',
    type: 'tag',
    value: ({ onHold, isFlagged }) => {
      if (onHold !== undefined) return { label: 'On hold', tone: 'danger' };
      return isFlagged ? { label: 'Flagged', tone: 'warning' } : undefined;
    },
  },
  {
    key: 'placedAt',
    header: 'Placed',
    type: 'moment',
    value: ({ placedAt }) => placedAt,
    isSortable: true,
  },
  { key: 'buyer', header: 'Buyer', type: 'text', value: ({ buyer }) => buyer },
  {
    key: 'amount',
    header: 'Amount',
    type: 'money',
    value: ({ amount, awaitsPrice }) => (awaitsPrice ? undefined : amount),
    isSortable: true,
  },
  { key: 'packs', header: 'Packs', type: 'number', value: ({ packs }) => packs },
  { key: 'company', header: 'Company', type: 'text', value: ({ company }) => company },
  {
    key: 'paymentMode',
    header: 'Paid by',
    type: 'text',
    value: ({ paymentMode }) => modeLabels[paymentMode],
  },
  {
    key: 'heldUntil',
    header: 'Stock held until',
    type: 'moment',
    value: ({ heldUntil }) => heldUntil,
    isSortable: true,
  },
  {
    key: 'packsSent',
    header: 'Sent',
    type: 'number',
    value: ({ packsSent }) => packsSent,
    isHiddenAtFirst: true,
  },
  {
    key: 'hasPrescription',
    header: 'Prescription',
    type: 'text',
    value: ({ hasPrescription }) => (hasPrescription ? 'Yes' : 'No'),
    isHiddenAtFirst: true,
  },
  {
    key: 'delivery',
    header: 'Delivery',
    type: 'text',
    value: ({ delivery }) => delivery,
    isHiddenAtFirst: true,
  },
  {
    key: 'place',
    header: 'Goes to',
    type: 'text',
    value: ({ place }) => place,
    isHiddenAtFirst: true,
  },
  {
    key: 'refundDue',
    header: 'To give back',
    type: 'money',
    value: ({ refundDue }) => (refundDue > 0 ? refundDue : undefined),
    isHiddenAtFirst: true,
  },
];

/** The filter of the days on which orders left. */
const SENT = 'sent';

/** The list of orders. */
export const orderList = listKind({
  name: 'orders',
  one: 'order',
  what: 'orders',
  columns: orderColumns,
  filters: [
    { key: 'search', label: 'Order or buyer', kind: 'text' },
    {
      key: 'waitsFor',
      label: 'Waits for',
      kind: 'choice',
      choices: orderWaits.map((value) => ({ value, label: waitLabels[value] })),
    },
    {
      key: 'state',
      label: 'State',
      kind: 'choice',
      choices: orderStateNames.map((value) => ({ value, label: value })),
    },
    {
      key: 'paymentMode',
      label: 'Paid by',
      kind: 'choice',
      choices: Object.entries(modeLabels).map(([value, label]) => ({ value, label })),
    },
    { key: 'placed', label: 'Placed', kind: 'days' },
    { key: SENT, label: 'Sent', kind: 'days' },
    { key: 'hasPrescription', label: 'Prescription', kind: 'flag' },
    { key: 'isFlagged', label: 'Flagged', kind: 'flag' },
    { key: 'isOnHold', label: 'On hold', kind: 'flag' },
  ],
  defaultSort: { key: 'placedAt', isDescending: true },
  call: listDeskOrders,
  requestOf: (settings) => {
    const { placed, [SENT]: sent, ...others } = settings.filters;
    const { from, until } = daysOf(placed);
    const { from: sentFrom, until: sentTo } = daysOf(sent);
    const filter: OrderFilter = {
      ...(others as { readonly state?: OrderState; readonly waitsFor?: OrderWait }),
      ...(from !== undefined && { placedFrom: from }),
      ...(until !== undefined && { placedTo: until }),
      ...(sentFrom !== undefined && { sentFrom }),
      ...(sentTo !== undefined && { sentTo }),
    };
    return { filter, ...pageOf(settings), limit: ORDERS_A_PAGE };
  },
  rowsOf: ({ orders }) => orders,
  pageSize: ORDERS_A_PAGE,
  mostCounted: MOST_COUNTED_ORDERS,
  idOf: ({ id }) => id,
  nameOf: ({ number }) => `order ${number}`,
  hrefOf: ({ id }) => paths.order(id),
});
