import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';

const meta = preview.meta({
  title: 'Account/OrderDetailSkeleton',
  component: OrderDetailSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of an order while it loads.'],
      useNot: [
        'An order that could not be loaded: use LoadFailed.',
        'The list of orders: use OrdersTableSkeleton.',
      ],
      screenReader: ['“Loading the order…”, as a status.'],
      content: ['None to be seen; the status says “the order”, for its number is not known.'],
      do: ['Put the whole order in its place at once.'],
      dont: ['Draw rows: how many products come is not known.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the order…');
  },
});
