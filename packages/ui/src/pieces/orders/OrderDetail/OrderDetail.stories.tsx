import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { OrderDetail } from './OrderDetail.tsx';

const bundled = anOrderLine({
  quantity: 4,
  subtotal: 208_500,
  vat: 41_700,
  total: 250_200,
  fullPrice: 234_000,
  promotions: [{ quantity: 3, price: 150_000 }],
});
const onPrescription = anOrderLine({
  productId: 13,
  isPrescription: true,
  name: 'Botulinum toxin type A 100 units powder for solution for injection',
  image: 'bta-pwd-100-1.svg',
  unitPrice: 129_000,
  quantity: 1,
  subtotal: 129_000,
  vat: 0,
  total: 129_000,
  fullPrice: 129_000,
});

const meta = preview.meta({
  title: 'Account/OrderDetail',
  component: OrderDetail,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['One order with everything in it, on the screen and on A4.'],
      useNot: ['An order just placed: use OrderPlaced.'],
      anatomy: [
        ['Title', 'The order’s number', 'h1'],
        ['Buy again', 'The whole order here, one line in the table'],
        ['Print', 'Opens the browser’s print dialog; not printed itself', 'button "Print"'],
        ['Amount to pay', 'While a transfer is due: how much, and to which account', 'section'],
        ['Facts', 'When, where it stands, how it is paid, where it goes', 'article > dl'],
        ['Products', 'What was ordered, at the prices of that day', 'tbody'],
        [
          'Totals',
          'Net, VAT by rate, Sub Total, delivery, Total: they add up to the penny',
          'tfoot',
        ],
      ],
      drawnIn: 'Full',
      screenReader: [
        '“Order F-2026-000031, heading level 1”; the facts, each with its name; “Products, table”.',
      ],
      content: [
        'Columns in the specification’s words and order: SubTotal, VAT, Promotions.',
        'Dates as dd/MM/yyyy.',
      ],
      do: ['Show what was bought as it was bought: later prices do not count.'],
      dont: ['Offer to change anything: an order is a record.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
  args: {
    order: anOrder({ amount: 387_150, lines: [bundled, onPrescription], note: 'Ring twice' }),
    productHref: (id) => `/product/${id}`,
    onPrint: fn(),
  },
});

/** Buys the whole order or one line again. */
export const BuysAgain = meta.story({
  tags: ['state'],
  args: { again: { pending: undefined, onBuy: fn() } },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('buys the whole order again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }));
      await expect(args.again?.onBuy).toHaveBeenLastCalledWith();
    });
    await step('buys one line again', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: `Buy again ${onPrescription.name}` }),
      );
      await expect(args.again?.onBuy).toHaveBeenLastCalledWith(onPrescription);
    });
  },
});

export const Full = meta.story({
  tags: ['@2.17', 'state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Order F-2026-000031' }),
    ).toBeVisible();
    await step('shows every column of the specification, in its order', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual([
        'Image',
        'Name',
        'Price',
        'Quantity',
        'SubTotal',
        'VAT',
        'Promotions',
      ]);
    });
    await step('shows cost and savings of a bundle', async () => {
      const row = within(canvas.getAllByRole('row')[1] as HTMLElement);
      const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
      await expect(cells.slice(1)).toEqual([
        '£58.50',
        '4',
        '£208.50',
        '£41.70',
        'Buy 3 for £150.00You saved £25.50',
      ]);
    });
    await step('shows net, VAT by rate, delivery and total', async () => {
      const sums = canvas.getAllByRole('row').slice(3);
      await expect(sums.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
        'Net, without VAT',
        'VAT at 20% on £208.50',
        'VAT at 0% on £129.00',
        'Sub Total',
        'Next working day delivery, including VAT',
        'Total',
      ]);
      // Each sum is under the money of the lines; the columns beside it are empty.
      const shown = sums.map((row) => within(row).getAllByRole('cell'));
      await expect(
        shown.map((cells) => cells.map(({ textContent }) => textContent).join('')),
      ).toEqual(['£337.50', '£41.70', '£0.00', '£379.20', '£7.95', '£387.15']);
    });
    await step('shows first what to pay and how', async () => {
      const due = canvas.getByRole('region', { name: 'Amount to pay £387.15' });
      await expect(within(due).getByText('00-00-00')).toBeVisible();
      const table = canvas.getByRole('table');
      await expect(due.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await step('can be printed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
    });
  },
});

/** A paid order shows no bank details. */
export const Paid = meta.story({
  tags: ['state'],
  args: {
    order: anOrder({ paymentStatus: 'Paid', state: 'Processing', lines: [anOrderLine()] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Total £148.35' })).toBeVisible();
    await expect(canvas.queryByText('Amount to pay')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Sort code')).not.toBeInTheDocument();
  },
});

export const Collected = meta.story({
  tags: ['state'],
  args: {
    order: anOrder({
      amount: 140_400,
      deliveryFee: 0,
      deliveryOptionId: 1,
      delivery: { details: 'Collection from the pharmacy' },
      shipping: undefined,
      lines: [anOrderLine()],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Deliver to')).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('row', { name: 'Collection from the pharmacy £0.00' }),
    ).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
