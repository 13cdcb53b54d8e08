import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { RemovedNotice } from './RemovedNotice.tsx';

const meta = preview.meta({
  title: 'Cart/RemovedNotice',
  component: RemovedNotice,
  parameters: {
    guide: {
      useFor: ['After an item was removed: the one way to undo it, for as long as it takes.'],
      useNot: ['A cleared cart: it was asked for, and is not undone.'],
      anatomy: [
        ['Title', '“Item removed.”', 'strong'],
        ['Name', 'Which one', '"Blunt cannula"'],
        ['Undo', 'Puts it back; busy while doing so', 'button "Undo"'],
      ],
      drawnIn: 'Default',
      screenReader: [
        '“Item removed.”, the product, “Undo, button”.',
        'After Undo: “Putting it back…”.',
      ],
      content: ['The product’s name in full: it is no longer there to be looked up.'],
      do: ['Show it above the lines until the next change.'],
      dont: [
        'Take it away after some seconds: reading it and reaching Undo takes some people longer.',
      ],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
  args: { name: 'Blunt cannula 25G × 50 mm, box of 20', onUndo: fn() },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Item removed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

export const Undoing = meta.story({ tags: ['state'], args: { isUndoing: true } });
