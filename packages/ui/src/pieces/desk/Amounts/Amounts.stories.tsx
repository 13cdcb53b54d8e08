import { expect } from 'storybook/test';
import { factsOf } from '@formulary/storybook-kit/plays/factsOf';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Amounts } from './Amounts.tsx';

const meta = preview.meta({
  title: 'Desk/Amounts',
  component: Amounts,
  parameters: {
    guide: {
      useFor: ['The money of an order, at its place in Money and on its page.'],
      useNot: ['What makes up the amount: use OrderSumsList.'],
      anatomy: [
        ['Due, received, given back', 'What the result is made of', 'dt "Due"'],
        ['Result', 'Left to pay, settled or paid too much', '[data-state]'],
      ],
      drawnIn: 'Due',
      screenReader: ['Each term with its amount.'],
    } satisfies Guide,
  },
  args: { due: 184_200, received: 100_000 },
});

export const Due = meta.story({
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([
      ['Due', '£184.20'],
      ['Received', '−£100.00'],
      ['Left to pay', '£84.20'],
    ]);
  },
});

export const Settled = meta.story({
  args: { received: 184_200 },
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement).at(-1)).toEqual(['Settled', '£0.00']);
  },
});

export const Over = meta.story({
  args: { received: 184_250, refunded: 20 },
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement).slice(1)).toEqual([
      ['Received', '−£184.25'],
      ['Given back', '+£0.02'],
      ['Paid too much', '£0.03'],
    ]);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack $gap={6}>
      <Amounts due={184_200} received={0} />
      <Amounts due={184_200} received={184_200} />
      <Amounts due={184_200} received={200_000} refunded={10_000} />
    </Stack>
  ),
});
