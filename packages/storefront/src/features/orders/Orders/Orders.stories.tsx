import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { orderStateNames } from '@formulary/rules/orders/orderStates';
import { countOrders, listOrders } from '@formulary/rules/calls/orderCalls';
import { messages } from '@formulary/rules/problems/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { mockShop } from '../../../mocks/mockShop.ts';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { restoreRowDensity, useRowDensity } from '../../../lib/screen/useRowDensity.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const orders = Array.from({ length: 14 }, (_, index) =>
  anOrder({ id: 44 - index, number: `F-2026-0000${44 - index}`, hasPrescription: index === 0 }),
);

const meta = preview.meta({
  title: 'Screens/Orders',
  component: ShopAt,
  args: { path: '/orders' },
  parameters: screenParameters('The buyer’s orders, newest first, twelve to a page (spec 2.16).'),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ orders }));
  },
});

export const Practitioner = meta.story({
  tags: ['state', 'every-view', '@2.16', '@9.1', '@1.5'],
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent, step }) => {
    const table = await canvas.findByRole('table', { name: 'Your orders' });
    const rows = () => within(table).getAllByRole('row').slice(1);
    await step('the table has every column and twelve rows', async () => {
      const headings = within(table).getAllByRole('columnheader');
      await expect(headings.map(({ textContent }) => textContent)).toEqual([
        'Number',
        'Date',
        'Amount',
        'Status',
        'Delivery',
        'Payment Mode',
        'Payment Status',
        'Actions',
      ]);
      await expect(rows()).toHaveLength(12);
      await expect(rows()[0]).toHaveTextContent('F-2026-000044');
      await expect(rows()[0]).toHaveTextContent('12/11/2026');
      await expect(rows()[0]).toHaveTextContent('£148.35');
    });
    await step('each row links to its order', async () => {
      const number = within(within(rows()[0]!).getByRole('rowheader')).getByRole('link');
      await expect(number).toHaveAttribute('href', '/order/44');
    });
    await step('rows with prescriptions link to them', async () => {
      await userEvent.click(within(rows()[0]!).getByRole('button', { name: /^More actions/ }));
      const link = await within(table).findByRole('link', { name: /View Prescriptions/ });
      await expect(link).toHaveAttribute('href', '/prescriptions?orderId=44');
      await userEvent.click(within(rows()[1]!).getByRole('button', { name: /^More actions/ }));
      const menu = within(await within(rows()[1]!).findByRole('dialog'));
      await expect(await menu.findByRole('link', { name: /View Order/ })).toBeVisible();
      await expect(menu.queryByRole('link', { name: /View Prescriptions/ })).toBeNull();
    });
    await step('the second page shows the rest', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
      await waitFor(() => expect(rows()).toHaveLength(2));
    });
  },
});

/** The browser remembers compact rows. */
export const CompactRows = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    msw.use(...mockShop({ orders: [anOrder()] }));
    return () => useRowDensity.getState().setCompact(false);
  },
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement;
    const button = await canvas.findByRole('button', { name: 'Compact rows' });
    await userEvent.click(button);
    await expect(root).toHaveAttribute('data-density', 'compact');
    restoreRowDensity();
    await expect(await canvas.findByRole('button', { pressed: true })).toBe(button);
    await userEvent.click(button);
    restoreRowDensity();
    await expect(root).not.toHaveAttribute('data-density');
  },
});

/** Buy again works from the list, without opening the order. */
export const BuysAgain = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockShop({
        orders: [
          anOrder({ lines: [anOrderLine(), anOrderLine({ productId: 99, name: 'Sold no more' })] }),
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Buy again/ }));
    const dialog = await screen.findByRole('dialog', {
      name: 'In your cart, but not all as it was',
    });
    await expect(dialog).toHaveTextContent(/Sold no more.*This product is not available/);
    await expect(dialog).toHaveTextContent('The other product is as it was ordered.');
  },
});

const PAYMENTS = ['Pending', 'Paid', 'Paid', 'Paid', 'Failed', 'Refunded'] as const;
const paymentOf = (index: number) => PAYMENTS[index] ?? 'Paid';

/** Every state of an order and its payment has a label. */
export const EveryState = meta.story({
  tags: ['state', '@3.17'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => {
    const inEach = orderStateNames.map((state, index) =>
      anOrder({ id: 44 - index, state, paymentStatus: paymentOf(index), paymentMode: 'card' }),
    );
    msw.use(...mockShop({ orders: inEach }));
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Your orders' });
    const rows = within(table).getAllByRole('row').slice(1);
    const said = rows.map((row) => {
      const cells = within(row).getAllByRole('cell');
      return [2, 4, 5].map((column) => cells[column]?.textContent);
    });
    await expect(said).toEqual(
      orderStateNames.map((state, index) => [state, 'Card', paymentOf(index)]),
    );
  },
});

/** A page past the end shows the last page. */
export const PastTheEnd = meta.story({
  tags: ['!autodocs', '@9.2'],
  args: { role: 'practitioner', path: '/orders?page=9999' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Your orders' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(1 + 2));
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
    );
  },
});

export const Prescriber = meta.story({
  tags: ['state'],
  args: { role: 'prescriber' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Your orders' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockLoading(listOrders), mockLoading(countOrders)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your orders…')).toBeInTheDocument());
  },
});

export const Empty = meta.story({
  tags: ['state', '@2.16'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(...mockShop()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not placed any order yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.12', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expectLogged('listOrders', messages['server-error']);
  },
});

/** A retry loads it. */
export const TriedAgain = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(listOrders)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...mockShop({ orders }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: 'Your orders' })).toBeVisible();
  },
});

/** Loaded orders stay on screen when a refresh fails. */
export const RefreshFailed = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs', '@8.12'],
  play: async ({ canvas, msw }) => {
    const table = await canvas.findByRole('table', { name: 'Your orders' });
    const before = table.textContent;
    msw.use(mockFailed(listOrders));
    await waitFor(
      () => {
        globalThis.dispatchEvent(new Event('online'));
        return expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
      { timeout: 10_000 },
    );
    await expect(await canvas.findByRole('table', { name: 'Your orders' })).toHaveTextContent(
      before,
    );
  },
});
