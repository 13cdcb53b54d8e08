import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
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
      ['F-2026-000031', 'F-2026-000030', 'F-2026-000029'].flatMap((number) => {
        const [onNumber, inActions] = canvas.getAllByRole('link', { name: `View Order ${number}` });
        const more = canvas.getByRole('button', { name: `More actions of ${number}` });
        return [onNumber!, inActions!, more];
      }),
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
          'The next one as a button; View Order and View Prescriptions in the menu',
          'button "More actions"',
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
  play: async ({ canvas, userEvent, step }) => {
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
      for (const link of row.getAllByRole('link', { name: /View Order/ }))
        await expect(link).toHaveAttribute('href', '/order/31');
      await userEvent.click(row.getByRole('button', { name: /^More actions/ }));
      const menu = within(await row.findByRole('dialog'));
      await expect(await menu.findByRole('link', { name: /^View Order/ })).toBeVisible();
      await expect(
        menu.queryByRole('link', { name: /View Prescriptions/ }),
      ).not.toBeInTheDocument();
    });
    await step('the menu of an order with prescriptions links to them', async () => {
      await userEvent.click(within(second).getByRole('button', { name: /^More actions/ }));
      const link = await within(second).findByRole('link', { name: /View Prescriptions/ });
      await expect(link).toHaveAttribute('href', '/prescriptions?orderId=30');
      await userEvent.click(within(second).getByRole('button', { name: /^More actions/ }));
    });
  },
});

export const WithoutPrescriptionScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [, onPrescriptionMore] = canvas.getAllByRole('button', { name: /^More actions/ });
    await userEvent.click(onPrescriptionMore!);
    await canvas.findByRole('dialog', { name: 'Actions of F-2026-000030' });
    await expect(
      canvas.queryByRole('link', { name: /View Prescriptions/ }),
    ).not.toBeInTheDocument();
    await userEvent.click(onPrescriptionMore!);
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

/** A row is 48 px high, however many actions its order has. */
export const HeightOfRows = meta.story({
  args: {
    orders: [cardDue, onPrescription, collected],
    prescriptionsHref,
    payment: { isDue: ({ id }) => id === cardDue.id, onPay: () => {} },
    again: { pendingId: undefined, onBuy: fn() },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, step }) => {
    const heights = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(heights()).toEqual([48, 48, 48]);
    await step('compact rows are 40 px high', async () => {
      document.documentElement.dataset['density'] = 'compact';
      try {
        await expect(heights()).toEqual([40, 40, 40]);
      } finally {
        delete document.documentElement.dataset['density'];
      }
    });
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
