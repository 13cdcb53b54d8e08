import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Guide } from '../../../stories/guide.ts';
import { PrescriptionsFailed } from './PrescriptionsFailed.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionsFailed',
  component: PrescriptionsFailed,
  parameters: {
    guide: {
      useFor: ['In the place of the prescriptions of a cart that could not be loaded.'],
      anatomy: [
        ['Title', 'As specified', 'strong'],
        ['Words', 'What is not lost', 'strong + div'],
        ['Try again', 'Asks once more', 'button'],
      ],
      drawnIn: 'Default',
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { onRetry: fn() },
});

export const Default = meta.story({
  tags: ['state', 'every-view', '@8.14'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load prescriptions');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
