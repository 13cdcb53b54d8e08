import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrdersTableSkeleton } from './OrdersTableSkeleton.tsx';

const meta = preview.meta({ title: 'Account/OrdersTableSkeleton', component: OrdersTableSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your orders…');
  },
});

export const AllStates = meta.story({});
