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
        ['Sentence', 'Where the link goes, and by when', 'strong + div'],
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
  args: { sentBy: '21:14', onResend: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/We sent a link to h•••@clinic.uk by 21:14\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

/** The e-mail waits for further signatures. */
export const OnItsWay = meta.story({
  tags: ['state'],
  args: { sentBy: '21:14', isOnItsWay: true, onResend: fn() },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/We send a link to h•••@clinic.uk by 21:14, .*; Resend sends it now\./),
    ).toBeVisible();
  },
});

export const WithoutATime = meta.story({ tags: ['state'] });
