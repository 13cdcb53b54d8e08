import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NoOrders } from './NoOrders.tsx';

const meta = preview.meta({
  title: 'Account/NoOrders',
  component: NoOrders,
  args: { categoriesHref: '/categories' },
});

export const Default = meta.story({
  tags: ['@2.16'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not placed any order yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
});

export const AllStates = meta.story({});
