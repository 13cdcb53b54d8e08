import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { SignatureAwaited } from './SignatureAwaited.tsx';

const meta = preview.meta({
  title: 'Prescriptions/SignatureAwaited',
  component: SignatureAwaited,
  parameters: {
    guide: {
      useFor: ['A signature whose link has not been opened.'],
      anatomy: [
        ['Title', 'What is done and what is not', 'strong'],
        ['Sentence', 'Where the link went, and when', 'strong + div'],
        ['Resend', 'Where it can be sent again', 'button'],
      ],
      drawnIn: 'Default',
      screenReader: ['Heard when it appears.'],
      content: ['The address with its middle left out.'],
      dont: ['Say that it is signed and leave it at that.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: { sentTo: 'h•••@clinic.uk' },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  args: { sentAt: '21:14', onResend: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/h•••@clinic.uk at 21:14/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

export const WithoutATime = meta.story({ tags: ['state'] });
