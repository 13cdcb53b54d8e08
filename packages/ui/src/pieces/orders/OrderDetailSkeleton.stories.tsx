import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';

const meta = preview.meta({ title: 'Account/OrderDetailSkeleton', component: OrderDetailSkeleton });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the order…');
  },
});

export const AllStates = meta.story({});
