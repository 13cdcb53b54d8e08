import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';

const meta = preview.meta({
  title: 'Account/OrderDetailSkeleton',
  component: OrderDetailSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of an order while it loads.'],
      screenReader: ['“Loading the order…”, as a status.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the order…');
  },
});
