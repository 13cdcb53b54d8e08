import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ClearCartDialog } from './ClearCartDialog.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Esc',
    does: 'Keeps the items',
    check: async ({ press, args }) => {
      await press('Esc');
      await expect(args['onKeep']).toHaveBeenCalled();
      await expect(args['onClear']).not.toHaveBeenCalled();
    },
  },
];

const meta = preview.meta({
  title: 'Cart/ClearCartDialog',
  component: ClearCartDialog,
  parameters: {
    guide: {
      useFor: ['The question of ClearCart, and of the search’s “Clear cart”.'],
      useNot: ['Removing one line: that can be undone and asks nothing.'],
      anatomy: [
        ['Keep', 'The safe answer, first', 'button "Keep the items"'],
        ['Clear', 'Empties the cart', 'button "Clear the cart"'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: ['“Clear the cart?, dialog”.'],
      content: ['The answers say what happens.'],
      do: ['Load it when it first opens.'],
      dont: ['Answer with Yes and No.'],
      usedBy: ['Cart', 'Every screen'],
    } satisfies Guide,
    docs: { story: { height: '24rem' } },
  },
  args: { isOpen: true, onKeep: fn(), onClear: fn() },
});

export const Open = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the items' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the cart' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
