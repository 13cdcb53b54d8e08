import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
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
        ['Net', 'Without VAT', 'dt "Net"'],
        ['VAT', 'A row for each rate, with the net it is charged on', 'dt "VAT at 20%"'],
        ['Sub Total', 'Net and VAT together', 'dt "Sub Total"'],
        ['Delivery', 'Including its VAT', 'dt "delivery"'],
        ['Total', 'What is paid', 'dt[data-total]'],
      ],
      drawnIn: 'Default',
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
