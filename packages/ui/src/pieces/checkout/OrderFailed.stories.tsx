import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderFailed } from './OrderFailed.tsx';

const meta = preview.meta({
  title: 'Checkout/OrderFailed',
  component: OrderFailed,
  args: { message: 'Something Went Wrong', cartHref: '/cart', onBack: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something Went Wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to checkout' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const AllStates = meta.story({});
