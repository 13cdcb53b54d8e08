import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CheckoutUnavailable } from './CheckoutUnavailable.tsx';

const meta = preview.meta({
  title: 'Checkout/CheckoutUnavailable',
  component: CheckoutUnavailable,
  args: { cartHref: '/cart' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/prescriptions cannot be checked out here yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
});

export const AllStates = meta.story({});
