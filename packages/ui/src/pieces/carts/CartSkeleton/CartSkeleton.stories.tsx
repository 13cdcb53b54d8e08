import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CartSkeleton } from './CartSkeleton.tsx';

const meta = preview.meta({
  title: 'Cart/CartSkeleton',
  component: CartSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of the cart while it first loads.'],
      useNot: ['A change of a line: the lines stay in view.'],
      screenReader: ['“Loading your cart…”, as a status.'],
      content: ['“Loading your cart…”: heard, not seen.'],
      do: ['Stay with three lines: how many there will be is not known.'],
      dont: ['Draw the summary or Clear Cart: an empty cart has neither.'],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your cart…');
  },
});
