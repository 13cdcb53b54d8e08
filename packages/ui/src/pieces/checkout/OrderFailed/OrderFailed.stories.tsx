import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { OrderFailed } from './OrderFailed.tsx';

const meta = preview.meta({
  title: 'Checkout/OrderFailed',
  component: OrderFailed,
  parameters: {
    guide: {
      useFor: ['An order that was not placed, in place of the checkout.'],
      useNot: ['Prices or stock that changed: use ChangedNotice.'],
      anatomy: [
        ['Title', '“Oops!”, as specified', 'h1'],
        ['Message', 'What went wrong', '"Something Went Wrong"'],
        ['Comfort', 'What is still there', '"Your order was not placed"'],
        ['Ways on', 'Back to checkout, View cart', 'button'],
      ],
      drawnIn: 'Default',
      screenReader: ['The message as soon as it appears; the title can take the focus.'],
      content: ['Say what was kept: nobody should have to fill in twice.'],
      do: ['Make Back to checkout the primary way: what was filled in waits there.'],
      dont: ['Leave in doubt whether the order exists.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { message: 'Something Went Wrong', cartHref: '/cart', onBack: fn() },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something Went Wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to checkout' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});
