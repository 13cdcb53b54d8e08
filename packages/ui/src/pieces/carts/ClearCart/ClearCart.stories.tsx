import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ClearCart } from './ClearCart.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'On the button: asks for confirmation; on an answer: gives it',
    check: async ({ press, canvas, args }) => {
      const opener = canvas.getByRole('button', { name: 'Clear Cart' });
      opener.focus();
      await press('Enter');
      const keep = await canvas.findByRole('button', { name: 'Keep the items' });
      await waitFor(() => expect(keep).toBeVisible());
      keep.focus();
      await press('Space');
      await expect(args['onClear']).not.toHaveBeenCalled();
      await expect(opener).toHaveFocus();
    },
  },
  {
    keys: 'Esc',
    does: 'Keeps the items; the focus returns to the button',
    check: async ({ press, canvas, userEvent, args }) => {
      const opener = canvas.getByRole('button', { name: 'Clear Cart' });
      await userEvent.click(opener);
      await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
      await press('Esc');
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args['onClear']).not.toHaveBeenCalled();
      await expect(opener).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Cart/ClearCart',
  component: ClearCart,
  parameters: {
    guide: {
      useFor: ['Emptying the cart at once.'],
      useNot: ['Taking one line out: that can be undone and asks nothing.'],
      anatomy: [
        ['Button', 'Clear Cart', 'button "Clear Cart"'],
        ['Dialog', 'Asks once; loaded when first asked', 'dialog > div'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: [
        '“Clear Cart, button”, then “Clear the cart?, dialog”.',
        'After keeping: the button again.',
      ],
      content: ['The answers say what happens: Keep the items, Clear the cart.'],
      do: ['Put the safe answer first.'],
      dont: ['Answer with Yes and No.', 'Clear at the first press: nothing brings the lines back.'],
      usedBy: ['Cart'],
    } satisfies Guide,
    docs: { story: { height: '24rem' } },
  },
  args: { onClear: fn() },
});

export const Closed = meta.story({ tags: ['state'] });

export const Open = meta.story({
  tags: ['state', 'every-view', 'played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Cart' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Clear the cart?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const AsksFirst = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Clear Cart' });
    await step('Keep takes one press and changes nothing', async () => {
      await userEvent.click(opener);
      const dialog = await canvas.findByRole('dialog', { name: 'Clear the cart?' });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(await canvas.findByRole('button', { name: 'Keep the items' }));
      await expect(args.onClear).not.toHaveBeenCalled();
      await expect(opener).toHaveFocus();
    });
    await step('Clear takes another press', async () => {
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear the cart' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
