import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../buttons/Button/Button.tsx';
import { Table, type TableColumn } from './Table.tsx';

interface Order {
  readonly number: number;
  readonly date: string;
  readonly amount: string;
  readonly delivery: string;
}

const orders: readonly Order[] = [
  { number: 1042, date: '03/11/2025', amount: '£184.20', delivery: 'Next day' },
  { number: 1041, date: '28/10/2025', amount: '£1,096.00', delivery: 'Collect' },
  { number: 1036, date: '02/10/2025', amount: '£72.35', delivery: 'Saturday' },
];

const columns: readonly TableColumn<Order>[] = [
  { key: 'number', header: 'Number', cell: ({ number }) => number, isRowHeader: true },
  { key: 'date', header: 'Date', cell: ({ date }) => date },
  { key: 'delivery', header: 'Delivery', cell: ({ delivery }) => delivery },
  { key: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
];

const withActions: readonly TableColumn<Order>[] = [
  ...columns,
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: ({ number }) => <Button isSmall>View order {number}</Button>,
  },
];

const summary = [
  { key: 'savings', label: 'Savings', value: '£12.40' },
  { key: 'total', label: 'Total', value: '£1,352.55', isTotal: true },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the links and buttons of the rows',
    check: tabThrough(({ canvas }) =>
      orders.flatMap(({ number }) => [
        canvas.getByRole('link', { name: String(number) }),
        canvas.getByRole('button', { name: `View order ${number}` }),
      ]),
    ),
  },
];

const meta = preview.meta({
  title: 'Primitives/Table',
  component: Table<Order>,
  parameters: {
    guide: {
      useFor: ['Rows of one kind that are compared by column: lines of a cart, orders.'],
      useNot: [
        'Facts about one thing: use a list of terms.',
        'Things chosen by their looks: use a grid of cards.',
      ],
      anatomy: [
        ['Caption', 'Names the table', 'caption'],
        ['Header', 'Becomes the label of each value on a card', 'thead'],
        ['Rows', 'Become cards below 48 rem', 'tbody tr'],
        ['Summary', 'Totals, the value under the last column', 'tfoot'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“Orders, table, 4 rows, 5 columns”, also where it is drawn as cards.',
        'Each cell with its column; each row by its row header.',
        'Busy while newer rows are on their way.',
      ],
      content: [
        'Headers in the specification’s words, one or two each.',
        'Numbers with their unit; no cell empty without a reason.',
      ],
      do: ['Mark the column that names a row with isRowHeader.', 'Align numbers at the end.'],
      dont: [
        'Leave the caption out: it is what the table is called.',
        'Put more than one link to the same place in a row.',
      ],
      usedBy: ['Cart', 'Orders', 'Order'],
    } satisfies Guide,
  },
  args: { caption: 'Orders', columns, rows: orders, rowKey: ({ number }) => number },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('row', { name: /1041 28\/10\/2025/ })).toBeVisible();
  },
});

export const WithActions = meta.story({
  args: { columns: withActions },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^View order/ })).toHaveLength(3);
  },
});

export const WithSummary = meta.story({
  args: { summary },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Total £1,352.55' })).toBeVisible();
  },
});

export const Linked = meta.story({
  args: { rowHref: ({ number }) => `/order/${number}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1042' })).toHaveAttribute('href', '/order/1042');
  },
});

export const Busy = meta.story({
  tags: ['state'],
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});

export const AsCards = meta.story({
  tags: ['state'],
  args: { columns: withActions, summary },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas, step }) => {
    await step('nothing scrolls sideways', async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
    await step('it is still a table to a screen reader', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(6);
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    });
  },
});

/** A long word without a break, such as an e-mail address, stays within its card. */
export const LongWord = meta.story({
  tags: ['!autodocs'],
  args: {
    rows: [{ ...orders[0]!, delivery: 'reception.and.aftercare@elm-street-aesthetics.test' }],
  },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('cell', { name: /^reception/ });
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { columns: withActions, rowHref: ({ number }) => `/order/${number}` },
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: {
    isCaptionShown: true,
    columns: withActions,
    summary,
    rowHref: ({ number }) => `/order/${number}`,
  },
});
