import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

const meta = preview.meta({ title: 'Checkout/CheckoutSkeleton', component: CheckoutSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the checkout…');
  },
});

export const AllStates = meta.story({});
