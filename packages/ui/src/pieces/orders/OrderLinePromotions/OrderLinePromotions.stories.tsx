import { anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { OrderLinePromotions } from './OrderLinePromotions.tsx';

const promotions = [{ quantity: 3, price: 150_000 }];
const saved = anOrderLine({ quantity: 4, subtotal: 208_500, fullPrice: 234_000, promotions });
const unreached = anOrderLine({ quantity: 2, promotions });

const meta = preview.meta({
  title: 'Account/OrderLinePromotions',
  component: OrderLinePromotions,
  parameters: {
    guide: {
      useFor: ['The promotions a line was bought under, and what they saved.'],
      useNot: ['What a product offers now: use PromotionList.'],
      anatomy: [
        ['Promotions', 'What was on offer, the smallest bundle first', '[aria-label="Promotions"]'],
        ['Saving', 'What they took off the line, if they did', 'p'],
        ['None', 'Where nothing was on offer'],
      ],
      drawnIn: 'Saved',
      screenReader: ['“Buy 3 for £150.00”, “You saved £25.50”; or “None”.'],
      content: ['In the past tense: it has been bought.'],
      do: ['Keep a promotion that was not reached: it was part of the offer.'],
      dont: ['Say “You saved £0.00”.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
  args: { line: saved },
});

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buy 3 for £150.00')).toBeVisible();
    await expect(canvas.getByText('You saved £25.50')).toBeVisible();
  },
});

export const NotReached = meta.story({
  args: { line: unreached },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buy 3 for £150.00')).toBeVisible();
    await expect(canvas.queryByText(/You saved/)).not.toBeInTheDocument();
  },
});

export const None = meta.story({
  args: { line: anOrderLine() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack>
      <OrderLinePromotions line={saved} />
      <OrderLinePromotions line={unreached} />
      <OrderLinePromotions line={anOrderLine()} />
    </Stack>
  ),
});
