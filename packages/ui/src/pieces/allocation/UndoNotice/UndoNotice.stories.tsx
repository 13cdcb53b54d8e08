import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Guide } from '../../../stories/guide.ts';
import { UndoNotice } from './UndoNotice.tsx';

const meta = preview.meta({
  title: 'Prescriptions/UndoNotice',
  component: UndoNotice,
  parameters: {
    guide: {
      useFor: ['What was done to prescriptions at once and can be taken back: filled in, deleted.'],
      useNot: ['A removed line of the cart: use RemovedNotice.'],
      anatomy: [
        ['Sentence', 'What was done', '"4 packs"'],
        ['Undo', 'One press takes it back', 'button'],
      ],
      drawnIn: 'Default',
      screenReader: ['The sentence when it appears; the focus stays.'],
      dont: ['Put it into a toast: no time limit takes it away.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { children: '4 packs were placed.', onUndo: fn() },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});
