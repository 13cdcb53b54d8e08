import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { RankBars } from './RankBars.tsx';

const ranks = [
  { key: '1', label: 'Botulinum toxin type A, 100 units', value: 12_340_500, href: '/products/1' },
  { key: '2', label: 'Nitrile gloves, medium, 200', value: 4_120_000, href: '/products/2' },
  { key: '3', label: 'Delivery', value: 995_000 },
];
const longName =
  'High and low molecular weight hyaluronic acid with a name as long as the register of its maker allows, pre-filled syringe, 2 × 1 ml, for superficial and deep dermis';

const meta = preview.meta({
  title: 'Desk/RankBars',
  component: RankBars,
  parameters: {
    guide: {
      useFor: ['The most sold of many names, by value.'],
      useNot: ['Values over time: use TrendChart.', 'All of many rows: use a table.'],
      anatomy: [
        ['Name', 'Leads to what is behind the bar', 'li > span:first-child'],
        ['Bar', 'From a common 0', '[aria-hidden]'],
        ['Value', 'In words', 'li > span:last-child'],
      ],
      drawnIn: 'Filled',
      screenReader: ['A list: “Nitrile gloves, medium, 200, link, £4,120.00”.'],
    } satisfies Guide,
  },
  args: { label: 'Net sales by product', ranks, format: formatMoney },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Net sales by product' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Nitrile gloves/ })).toHaveAttribute(
      'href',
      '/products/2',
    );
    await expect(canvas.getByText('£995.00')).toBeVisible();
  },
});

/** Refunds of what was sold before go below 0. */
export const Negative = meta.story({
  args: {
    ranks: [...ranks, { key: '4', label: 'Hyaluronidase', value: -2_400_000, href: '/products/4' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-£2,400.00')).toHaveAttribute('data-negative');
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={8}>
      <RankBars {...args} />
      <RankBars
        {...args}
        label="With refunds"
        ranks={[
          ...ranks.slice(0, 1),
          { key: '4', label: 'Hyaluronidase', value: -2_400_000, href: '/products/4' },
        ]}
      />
      <RankBars {...args} label="One" ranks={ranks.slice(0, 1)} />
      <RankBars
        {...args}
        label="Long and large"
        ranks={[{ key: '1', label: longName, value: 987_654_321_098_760, href: '/products/9' }]}
      />
      <RankBars {...args} label="All nothing" ranks={[{ key: '1', label: 'Delivery', value: 0 }]} />
    </Stack>
  ),
});
