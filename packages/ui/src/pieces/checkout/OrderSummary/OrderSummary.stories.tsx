import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { aDeliveryOption } from '@formulary/rules/orders/fixtures/orders';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { OrderSummary } from './OrderSummary.tsx';

const lines = [
  aCartLine({ quantity: 4, promotions: [aPromotion()] }),
  aCartLine({
    productId: 13,
    name: 'Needle 30G × 13 mm, single',
    image: 'ndl-30-13.svg',
    unitPrice: 125,
    quantity: 3,
  }),
];

const meta = preview.meta({
  title: 'Checkout/OrderSummary',
  component: OrderSummary,
  parameters: {
    guide: {
      useFor: ['What the order comes to, to the penny, beside the sections of the checkout.'],
      useNot: ['A cart that is still changed: use CartSummary.'],
      anatomy: [
        ['Items', 'What, how many, at what price', '[aria-label="Items"]'],
        ['Subtotal, VAT', 'Of the lines', 'dt:nth-of-type(1)'],
        ['Savings', 'When there are any; already taken off', 'dt[data-saving]'],
        ['Delivery', 'The chosen way and its price, or “Not chosen yet”', 'dt:nth-of-type(4)'],
        ['Amount', 'Before delivery, then to pay', 'dt[data-total]'],
        ['Foot', 'Amount, terms and Place Order; always in sight', '[data-part="bar"]'],
      ],
      drawnIn: 'WithDelivery',
      screenReader: [
        '“Order summary, region”, its heading, “Items, list”.',
        'Each figure with its name: “Amount to pay £258.60”.',
      ],
      content: ['The total is called “Amount to pay” only when it is.'],
      do: ['Round once, at the end.'],
      dont: ['Take the savings off the amount: the lines have them off already.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { lines, delivery: aDeliveryOption() },
});

export const WithDelivery = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, step }) => {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await step('sums mills exactly and rounds once, so that the pennies add up', async () => {
      await expect(figures).toEqual(['£208.87', '£41.78', '£25.50', '£7.95', '£258.60']);
      await expect(canvas.getByText('Amount to pay')).toBeVisible();
    });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const BeforeDelivery = meta.story({
  tags: ['state'],
  render: ({ lines: shown }) => <OrderSummary lines={shown} delivery={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not chosen yet')).toBeVisible();
    await expect(canvas.getByText('Amount before delivery')).toBeVisible();
    await expect(canvas.getByText('£250.65')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
