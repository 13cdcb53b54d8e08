import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CartEmpty } from './CartEmpty.tsx';

const meta = preview.meta({
  title: 'Cart/CartEmpty',
  component: CartEmpty,
  args: { continueHref: '/categories' },
});

export const Default = meta.story({
  tags: ['@2.12'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no items in the cart.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
});

export const AllStates = meta.story({});
