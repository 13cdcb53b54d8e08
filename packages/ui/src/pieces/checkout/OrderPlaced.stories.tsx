import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderPlaced } from './OrderPlaced.tsx';

const meta = preview.meta({
  title: 'Checkout/OrderPlaced',
  component: OrderPlaced,
  args: { orderNumber: 'F-2026-000031', orderHref: '/order/31', continueHref: '/categories' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'F-2026-000031' })).toHaveAttribute(
      'href',
      '/order/31',
    );
    await expect(canvas.getByText('Sort code')).toBeVisible();
  },
});

export const AllStates = meta.story({});
