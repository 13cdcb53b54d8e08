import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { expect } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { OrderRecord } from './OrderRecord.tsx';

const meta = preview.meta({
  title: 'Account/OrderRecord',
  component: OrderRecord,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['An order just placed.'],
      useNot: ['An order looked up later: use OrderDetail, which has the products as well.'],
      anatomy: [
        ['Amount to pay', 'While a transfer is due', 'section'],
        ['Sums', 'Net, VAT by rate, delivery, total', 'dl:has(> dt)'],
        [
          'Facts',
          'Where it stands, where it goes, who is billed, what was noted',
          'section ~ dl:has(> div)',
        ],
      ],
      drawnIn: 'Default',
      screenReader: ['Each figure and each fact with its name.'],
      content: ['As on the page of the order.'],
      do: ['Let what is to be paid stand first.'],
      dont: ['Leave out the notes: they show that they were taken along.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { order: anOrder({ lines: [anOrderLine()], note: 'Ring twice' }) },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('£148.35')).toHaveLength(2);
    await expect(canvas.getByText('Deliver to')).toBeVisible();
    await expect(canvas.getByText('Ring twice')).toBeVisible();
  },
});
