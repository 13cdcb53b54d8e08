import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';

const meta = preview.meta({ title: 'Cart/CartSkeleton', component: CartSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your cart…');
  },
});

export const AllStates = meta.story({});
