import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { expect } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { OrderPlaced } from './OrderPlaced.tsx';

const meta = preview.meta({
  title: 'Checkout/OrderPlaced',
  component: OrderPlaced,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['An order that stands, in place of the checkout.'],
      useNot: ['An order looked up later: use OrderDetail.'],
      anatomy: [
        ['Title', 'Thanks', 'h1'],
        ['Order number', 'A link to the order', 'p "Your order number"'],
        ['Amount to pay', 'How much, and to which account', 'section section'],
        ['Sums', 'Net, VAT by rate, delivery, total', 'dl:has(> dt)'],
        [
          'Facts',
          'Where it goes, who is billed, what was noted',
          'section > div > div > dl:has(> div)',
        ],
        ['Ways on', 'View your order, Continue Shopping', 'a "View your order"'],
      ],
      drawnIn: 'Default',
      screenReader: [
        '“Thank you for your order, heading level 1”; the number, a link; “Amount to pay £148.35, heading level 2”; the bank details, each with its name.',
      ],
      content: [
        'The order number as it stands everywhere: F-2026-000031.',
        '“We pack your order as soon as the transfer has arrived”: who does what, and after what.',
      ],
      do: ['Say what happens next, and when.'],
      dont: ['Promise a day of delivery: the parcel waits for the money.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    orderNumber: 'F-2026-000031',
    order: anOrder({ lines: [anOrderLine()], note: 'Ring twice' }),
    orderHref: '/order/31',
    continueHref: '/categories',
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'F-2026-000031' })).toHaveAttribute(
      'href',
      '/order/31',
    );
    await expect(await canvas.findByText('Sort code')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Amount to pay £148.35' }),
    ).toBeVisible();
    const vat = await canvas.findByText('VAT at 20% on £117.00');
    await expect(vat.nextSibling).toHaveTextContent('£23.40');
    await expect(await canvas.findByText('Ring twice')).toBeVisible();
  },
});

/** Shows the order number at once; the rest loads later. */
export const BeforeTheOrderCame = meta.story({
  tags: ['state'],
  args: { order: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'F-2026-000031' })).toBeVisible();
    await expect(canvas.queryByText('Amount to pay')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
