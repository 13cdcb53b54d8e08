import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ClearCart } from './ClearCart.tsx';

const meta = preview.meta({
  title: 'Cart/ClearCart',
  component: ClearCart,
  parameters: {
    guide: {
      useFor: ['Emptying the cart at once.'],
      useNot: ['Taking one line out: that can be undone and asks nothing.'],
      anatomy: [
        ['Button', 'Clear Cart'],
        ['Dialog', 'Asks once; loaded when first asked'],
      ],
      screenReader: [
        '“Clear Cart, button”, then “Clear the cart?, dialog”.',
        'After keeping: the button again.',
      ],
      content: ['The answers say what happens: Keep the items, Clear the cart.'],
      do: ['Put the safe answer first.'],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
  args: { onClear: fn() },
});

export const Asks = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Clear Cart' });
    await step('keeping is one press, and changes nothing', async () => {
      await userEvent.click(opener);
      await expect(await canvas.findByRole('dialog', { name: 'Clear the cart?' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Keep the items' }));
      await expect(args.onClear).not.toHaveBeenCalled();
      await expect(opener).toHaveFocus();
    });
    await step('clearing is another', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the cart' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
});

export const AllStates = meta.story({});
