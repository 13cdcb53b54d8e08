import { aCartLine } from '@formulary/rules/fixtures/aCartLine';
import { aDeliveryOption } from '@formulary/rules/fixtures/aDeliveryOption';
import { aPromotion } from '@formulary/rules/fixtures/aPromotion';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const lines = [
  aCartLine({ quantity: 4, promotions: [aPromotion()] }),
  aCartLine({ productId: 13, name: 'Needle 30G × 13 mm, single', unitPrice: 125, quantity: 3 }),
];

const meta = preview.meta({
  title: 'Checkout/OrderSummary',
  component: OrderSummary,
  args: { lines, delivery: aDeliveryOption() },
});

export const WithDelivery = meta.story({
  play: async ({ canvas, step }) => {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await step('mills are summed exactly and rounded once: 250.20 + 0.45 + 7.95', async () => {
      await expect(figures).toEqual(['£208.88', '£41.78', '£25.50', '£7.95', '£258.60']);
      await expect(canvas.getByText('Amount to pay')).toBeVisible();
    });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const BeforeDelivery = meta.story({
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

export const AllStates = meta.story({});
