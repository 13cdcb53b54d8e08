import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { OrderLinesTable } from './OrderLinesTable.tsx';

const bundled = anOrderLine({
  quantity: 4,
  subtotal: 208_500,
  vat: 41_700,
  total: 250_200,
  fullPrice: 234_000,
  promotions: [{ quantity: 3, price: 150_000 }],
});
const toxin = anOrderLine({
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

const byHand = (changes: Parameters<typeof anOrderLine>[0]) =>
  anOrderLine({
    productId: 0,
    isPrescription: true,
    isManual: true,
    image: '',
    unitPrice: 0,
    quantity: 2,
    subtotal: 0,
    vat: 0,
    total: 0,
    fullPrice: 0,
    ...changes,
  });
const priced = byHand({
  manualIndex: 2,
  name: 'Lidocaine 4% cream 30 g',
  unitPrice: 50_000,
  subtotal: 100_000,
  total: 100_000,
  fullPrice: 100_000,
});

const meta = preview.meta({
  title: 'Account/OrderLines',
  component: OrderLinesTable,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['What was ordered, and what it came to.'],
      useNot: ['A cart: use CartTable. An order being placed: use OrderSummary.'],
      anatomy: [
        ['Rows', 'The products at the prices of that day', 'tbody th'],
        ['Buy again', 'On each product, below its quantity; not printed', 'button'],
        ['Net, VAT', 'The products without VAT, and the VAT by rate', 'tfoot th "Net"'],
        ['Sub Total', 'The amount without delivery', 'tfoot th "Sub Total"'],
        ['Delivery', 'By its name, with its fee', 'tfoot th "delivery"'],
        ['Total', 'Both together', 'tfoot tr:last-child th'],
      ],
      drawnIn: 'BuysAgain',
      screenReader: [
        '“Products, table”; each row by the product’s name, a link; the totals as its last rows.',
      ],
      content: ['Columns in the specification’s words: SubTotal in the table, Sub Total under it.'],
      do: ['Show what was bought as it was bought.'],
      dont: ['Show today’s price beside the one that was paid.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
  args: {
    order: anOrder({ amount: 387_150, lines: [bundled, toxin] }),
    productHref: (id) => `/product/${id}`,
  },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, step }) => {
    await step('a line links to its product', async () => {
      const link = canvas.getByRole('link', { name: toxin.name });
      await expect(link).toHaveAttribute('href', '/product/13');
    });
    await step('shows the totals', async () => {
      const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
      await expect(rows.slice(-6)).toEqual([
        'Net, without VAT£337.50',
        'VAT at 20% on £208.50£41.70',
        'VAT at 0% on £129.00£0.00',
        'Sub Total£379.20',
        'Next working day delivery, including VAT£7.95',
        'Total£387.15',
      ]);
    });
  },
});

/** Each shop product can be bought again; handwritten items cannot. */
export const BuysAgain = meta.story({
  tags: ['state'],
  args: {
    order: anOrder({
      amount: 387_150,
      lines: [bundled, { ...toxin, productId: 0, name: 'Written by hand', manualIndex: 1 }],
    }),
    again: { pendingKey: undefined, onBuy: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Buy again ${bundled.name}` }));
    await expect(args.again?.onBuy).toHaveBeenCalledWith(bundled);
    await expect(await canvas.findAllByRole('button')).toHaveLength(1);
  },
});

/** An order from the order list has no lines: shows the totals alone. */
export const WithoutLines = meta.story({
  tags: ['state'],
  args: { order: anOrder() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Total £148.35' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Products' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** A handwritten item without a price has no link and no amount; a priced item is beside it. */
export const PriceToFollow = meta.story({
  tags: ['state', '@3.18'],
  args: {
    order: anOrder({
      amount: 107_950,
      hasManualPrescription: true,
      awaitsPrice: true,
      lines: [
        byHand({ manualIndex: 1, name: 'Tretinoin 0.05% cream 20 g', awaitsPrice: true }),
        priced,
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows.slice(1)).toEqual([
      'Tretinoin 0.05% cream 20 gPrice to follow2––None',
      'Lidocaine 4% cream 30 g£50.002£100.00£0.00None',
      'Next working day delivery, including VAT£7.95',
      'TotalPrice to follow',
    ]);
  },
});
