import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { StockBadge } from './StockBadge.tsx';

const meta = preview.meta({
  title: 'Catalogue/StockBadge',
  component: StockBadge,
  parameters: {
    guide: {
      useFor: ['Whether a product can be ordered.'],
      useNot: ['How many there are: that is only said where somebody asks for more.'],
      anatomy: [
        ['Icon', 'Tick or cross', 'svg'],
        ['Words', '“In stock” or “Out of stock”', '[data-stock]'],
      ],
      drawnIn: 'InStock',
      screenReader: ['“In stock”; the icon is silent.'],
      content: ['“In stock” or “Out of stock”; there is nothing in between.'],
      do: ['Ask isAvailable: packs that are kept back do not count.'],
      dont: ['Drop the words where room is short: icon and colour are not enough.'],
      usedBy: ['Products', 'Product'],
    } satisfies Guide,
  },
  args: { isAvailable: true },
});

export const InStock = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In stock').parentElement).toHaveAttribute(
      'data-stock',
      'available',
    );
  },
});

export const OutOfStock = meta.story({
  args: { isAvailable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock').parentElement).toHaveAttribute(
      'data-stock',
      'unavailable',
    );
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack>
      <StockBadge isAvailable />
      <StockBadge isAvailable={false} />
    </Stack>
  ),
});
