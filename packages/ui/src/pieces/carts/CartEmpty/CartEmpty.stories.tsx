import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CartEmpty } from './CartEmpty.tsx';

const meta = preview.meta({
  title: 'Cart/CartEmpty',
  component: CartEmpty,
  parameters: {
    guide: {
      useFor: ['The place of the cart, or of the checkout, when there is nothing in it.'],
      useNot: ['A cart that could not be loaded: use LoadFailed.'],
      anatomy: [
        ['Picture', 'A shopping cart; decoration', 'svg'],
        ['Title', '“There are no items in the cart.”', '"There are no items"'],
        ['Hint', 'How something gets into it', '"Browse the categories"'],
        ['Continue Shopping', 'The way to the categories', 'a "Continue Shopping"'],
        ['Quick order', 'Many lines at once', 'a "Quick order"'],
      ],
      drawnIn: 'Default',
      screenReader: ['“There are no items in the cart.”, a hint, “Continue Shopping, link”.'],
      content: ['The specification’s sentence, full stop included.'],
      do: ['Use the same one at the checkout: an empty cart has nothing to check out.'],
      dont: ['Show it while the cart is loading: it would look lost.'],
      usedBy: ['Cart', 'Checkout'],
    } satisfies Guide,
  },
  args: { continueHref: '/categories', quickOrderHref: '/quick-order' },
});

export const Default = meta.story({
  tags: ['@2.12', 'state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no items in the cart.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
});
