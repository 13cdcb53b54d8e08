import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import type { KeyRow } from '../../../stories/keyRow.ts';
import { pressAlong } from '../../../stories/pressAlong.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { tabThrough } from '../../../stories/tabThrough.ts';
import { OrdersTable } from './OrdersTable.tsx';

const plain = anOrder();
const onPrescription = anOrder({
  id: 30,
  number: 'F-2026-000030',
  placedAt: new Date('2026-10-02T08:00:00Z'),
  amount: 1_096_005,
  hasPrescription: true,
  state: 'Processing',
  paymentStatus: 'Paid',
});
const collected = anOrder({
  id: 29,
  number: 'F-2026-000029',
  delivery: { details: 'Collection from the pharmacy' },
  deliveryFee: 0,
  amount: 140_400,
  state: 'Delivered',
  paymentMode: 'card',
  paymentStatus: 'Paid',
});

const prescriptionsHref = (id: number) => `/prescriptions?orderId=${id}`;

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the actions, order by order',
    check: tabThrough(({ canvas }) =>
      [
        /View Order F-2026-000031/,
        /View Order F-2026-000030/,
        /View Prescriptions .*F-2026-000030/,
        /View Order F-2026-000029/,
      ].map((name) => canvas.getByRole('link', { name })),
    ),
  },
];

const meta = preview.meta({
  title: 'Account/OrdersTable',
  component: OrdersTable,
  parameters: {
    guide: {
      useFor: ['The buyer’s orders, newest first.'],
      useNot: ['None: use NoOrders.', 'While they first load: use OrdersTableSkeleton.'],
      anatomy: [
        ['Number, Date, Amount', 'Which order, to the penny', 'th "Number"'],
        ['Status, Delivery', 'Where it stands, how it comes', 'th "Status"'],
        ['Payment Mode, Payment Status', 'How it is paid, and whether it is', 'th "Payment Mode"'],
        [
          'Actions',
          'View Order, View Prescriptions where it has some, and Buy again',
          'a "View Order"',
        ],
      ],
      drawnIn: 'BuysAgain',
      keyboard,
      screenReader: [
        '“Your orders, table”, also where orders are drawn as cards.',
        '“View Order F-2026-000031, link”: each names its order.',
      ],
      content: ['Columns in the specification’s words and order.'],
      do: ['Keep the page before in view while the next one loads.'],
      dont: ['Make a whole row the link: there are two ways on from it.'],
      usedBy: ['Orders'],
    } satisfies Guide,
  },
  args: {
    orders: [plain, onPrescription, collected],
    orderHref: (id) => `/order/${id}`,
  },
});

export const Full = meta.story({
  tags: ['@2.16'],
  args: { prescriptionsHref },
  play: async ({ canvas, step }) => {
    await step('shows every column of the specification, in its order', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual([
        'Number',
        'Date',
        'Amount',
        'Status',
        'Delivery',
        'Payment Mode',
        'Payment Status',
        'Actions',
      ]);
    });
    const [, first, second] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    await step('shows an order with its date and amount to the penny', async () => {
      const row = within(first);
      await expect(row.getByRole('rowheader')).toHaveTextContent('F-2026-000031');
      const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
      await expect(cells.slice(0, 6)).toEqual([
        '12/11/2026',
        '£148.35',
        'Awaiting payment',
        'Next working day delivery',
        'Bank transfer',
        'Pending',
      ]);
      await expect(row.getByRole('link', { name: /View Order/ })).toHaveAttribute(
        'href',
        '/order/31',
      );
      await expect(row.queryByRole('link', { name: /View Prescriptions/ })).not.toBeInTheDocument();
    });
    await step('an order with prescriptions links to them', async () => {
      const link = within(second).getByRole('link', { name: /View Prescriptions/ });
      await expect(link).toHaveAttribute('href', '/prescriptions?orderId=30');
    });
  },
});

export const WithoutPrescriptionScreen = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('link', { name: /View Prescriptions/ }),
    ).not.toBeInTheDocument();
  },
});

const cardDue = anOrder({ paymentMode: 'card', paymentStatus: 'Failed', hasPrescription: true });

/** Only an order with a due card payment offers to pay. */
export const CardDue = meta.story({
  tags: ['state'],
  args: {
    orders: [cardDue, onPrescription, collected],
    prescriptionsHref,
    payment: { isDue: ({ id }) => id === cardDue.id, onPay: () => {} },
  },
  play: async ({ canvas }) => {
    const [pay, ...others] = canvas.getAllByRole('button', { name: /^Pay by card/ });
    await expect(pay).toHaveAccessibleName('Pay by card for F-2026-000031');
    await expect(others).toEqual([]);
  },
});

export const BuysAgain = meta.story({
  tags: ['state'],
  args: {
    orders: [plain, anOrder({ id: 28, number: 'F-2026-000028', hasManualPrescription: true })],
    again: { pendingId: undefined, onBuy: fn() },
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const [again, ...others] = canvas.getAllByRole('button', { name: /^Buy again/ });
    await step('handwritten items cannot be bought again', () => expect(others).toEqual([]));
    await userEvent.click(again!);
    await expect(args.again?.onBuy).toHaveBeenCalledWith(31);
  },
});

export const OnATablet = meta.story({
  args: {
    orders: [cardDue, onPrescription, collected],
    prescriptionsHref,
    payment: { isDue: ({ id }) => id === cardDue.id, onPay: () => {} },
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    // Measures the table itself, because the page margin would hide an overflow.
    const table = canvas.getByRole('table').getBoundingClientRect();
    await expect(table.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { prescriptionsHref },
  play: pressAlong,
});

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { prescriptionsHref } });
