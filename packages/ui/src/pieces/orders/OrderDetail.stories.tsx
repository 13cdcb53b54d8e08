import { anOrder } from '@formulary/rules/fixtures/anOrder';
import { anOrderLine } from '@formulary/rules/fixtures/anOrderLine';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
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
        ['Title', 'The order’s number'],
        ['Print', 'Opens the browser’s print dialog; not printed itself'],
        ['Facts', 'When, where it stands, how it is paid, where it goes'],
        ['Products', 'What was ordered, at the prices of that day'],
        ['Totals', 'Sub Total, delivery, Total'],
      ],
      keysOf: ['Button', 'OrderLines'],
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

export const Full = meta.story({
  tags: ['@2.17', 'state'],
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Order F-2026-000031' }),
    ).toBeVisible();
    await step('every column of the specification, in its order', async () => {
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
    await step('a bundle, what it cost and what it saved', async () => {
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
    await step('the amount without delivery, delivery, and both', async () => {
      await expect(canvas.getByRole('row', { name: 'Sub Total £379.20' })).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: 'Next working day delivery £7.95' }),
      ).toBeVisible();
      await expect(canvas.getByRole('row', { name: 'Total £387.15' })).toBeVisible();
    });
    await step('it can be printed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
    });
  },
});

export const Collected = meta.story({
  tags: ['state'],
  args: {
    order: anOrder({
      amount: 140_400,
      deliveryFee: 0,
      delivery: { details: 'Collection from the pharmacy' },
      shippingName: undefined,
      shippingStreet: undefined,
      shippingCity: undefined,
      shippingCountry: undefined,
      shippingPostcode: undefined,
      lines: [anOrderLine()],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Delivered to')).not.toBeInTheDocument();
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
