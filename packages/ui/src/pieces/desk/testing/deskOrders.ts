import type { GridColumn, GridTag } from '../DataGrid/DataGrid.tsx';

/** An order as a list of the desk shows it. */
export interface DeskOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: Date;
  readonly customer: string;
  readonly customerId: number;
  readonly lines: number;
  /** In mills. */
  readonly amount: number;
  readonly state: GridTag;
  readonly courier: string | undefined;
  readonly due: string | undefined;
}

const customers = [
  'Elm Street Aesthetics',
  'Harbour Dental Practice',
  'Dr Amara Okafor',
  'Northgate Veterinary and Aftercare Clinic of the Three Counties',
] as const;

const states: readonly GridTag[] = [
  { label: 'Awaiting payment', tone: 'warning' },
  { label: 'Processing', tone: 'info' },
  { label: 'Dispatched', tone: 'success' },
  { label: 'Cancelled', tone: 'neutral' },
];

const HOUR_MS = 3_600_000;
const NEWEST = Date.parse('2026-11-27T15:40:00Z');

/** Returns orders as a list of the desk has them, newest first, from one number down. */
export const deskOrders = (count: number, newest = 231): readonly DeskOrder[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(newest - index),
    number: `F-2026-${String(newest - index).padStart(6, '0')}`,
    placedAt: new Date(NEWEST - index * 7 * HOUR_MS),
    customer: customers[index % customers.length]!,
    customerId: 40 + (index % customers.length),
    lines: 1 + ((index * 7) % 23),
    amount: 72_350 + index * 318_405,
    state: states[index % states.length]!,
    courier: index % 3 === 0 ? 'Parcelforce' : undefined,
    due: index % 4 === 0 ? '2026-12-01' : undefined,
  }));

export const orderColumns: readonly GridColumn<DeskOrder>[] = [
  {
    key: 'number',
    header: 'Number',
    type: 'text',
    value: ({ number }) => number,
    isRowHeader: true,
    isSortable: true,
  },
  {
    key: 'placed',
    header: 'Placed',
    type: 'moment',
    value: ({ placedAt }) => placedAt,
    isSortable: true,
  },
  {
    key: 'customer',
    header: 'Customer',
    type: 'link',
    value: ({ customer, customerId }) => ({
      label: customer,
      href: `/orders?customer=${customerId}`,
    }),
  },
  { key: 'state', header: 'State', type: 'tag', value: ({ state }) => state },
  { key: 'lines', header: 'Lines', type: 'number', value: ({ lines }) => lines },
  {
    key: 'amount',
    header: 'Amount',
    type: 'money',
    value: ({ amount }) => amount,
    isSortable: true,
  },
  { key: 'courier', header: 'Courier', type: 'text', value: ({ courier }) => courier },
  { key: 'due', header: 'Due', type: 'day', value: ({ due }) => due, isHiddenAtFirst: true },
];

export const orderKey = ({ id }: DeskOrder): string => id;
export const orderName = ({ number }: DeskOrder): string => `order ${number}`;
export const orderHref = ({ id }: DeskOrder): string => `/orders/${id}`;
