import { anOrder } from '@formulary/rules/orders/fixtures/anOrder';
import { anOrderLine } from '@formulary/rules/orders/fixtures/anOrderLine';
import { expect } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { OrderSumsList } from './OrderSumsList.tsx';

const meta = preview.meta({
  title: 'Account/OrderSumsList',
  component: OrderSumsList,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['What an order comes to, where its products are not listed.'],
      useNot: ['Under a table of products: OrderLinesTable has the same rows.'],
      anatomy: [
        ['Net', 'Without VAT'],
        ['VAT', 'A row for each rate, with the net it is charged on'],
        ['Sub Total', 'Net and VAT together'],
        ['Delivery', 'Including its VAT'],
        ['Total', 'What is paid'],
      ],
      screenReader: ['Each figure with its name: “Net, without VAT £117.00”.'],
      content: ['Say of every figure whether VAT is in it.'],
      do: ['Take the rows of orderSumRows: they add up to the penny.'],
      dont: ['Round a figure by itself: a sum of rounded figures can be a penny out.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { order: anOrder({ lines: [anOrderLine()] }) },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['£117.00', '£23.40', '£140.40', '£7.95', '£148.35']);
  },
});
