import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { OrdersTableSkeleton } from './OrdersTableSkeleton.tsx';

const meta = preview.meta({
  title: 'Account/OrdersTableSkeleton',
  component: OrdersTableSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of the orders while they first load.'],
      useNot: ['The next page: the one before stays in view.'],
      screenReader: ['“Loading your orders…”, as a status.'],
      content: ['None to be seen; the status says whose orders: “your orders”.'],
      do: ['Let the title of the page stand above it from the start.'],
      dont: ['Draw a pagination below it: there may be one page only.'],
      usedBy: ['Orders'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your orders…');
  },
});
