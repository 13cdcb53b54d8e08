import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

const meta = preview.meta({
  title: 'Checkout/CheckoutSkeleton',
  component: CheckoutSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of the checkout while it loads.'],
      screenReader: ['“Loading the checkout…”, as a status.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the checkout…');
  },
});
