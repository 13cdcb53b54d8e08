import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';

const meta = preview.meta({
  title: 'Cart/RemovedNotice',
  component: RemovedNotice,
  args: { name: 'Blunt cannula 25G × 50 mm, box of 20', onUndo: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Item removed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

export const Undoing = meta.story({ args: { isUndoing: true } });

export const AllStates = meta.story({});
