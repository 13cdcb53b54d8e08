import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { OrdersTableSkeleton } from './OrdersTableSkeleton.tsx';

const meta = preview.meta({
  title: 'Account/OrdersTableSkeleton',
  component: OrdersTableSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of the orders while they first load.'],
      useNot: ['The next page: the one before stays in view.'],
      screenReader: ['“Loading your orders…”, as a status.'],
      usedBy: ['Orders'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your orders…');
  },
});
