import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { SignatureToConfirm } from './SignatureToConfirm.tsx';

const meta = preview.meta({
  title: 'Prescriptions/SignatureToConfirm',
  component: SignatureToConfirm,
  parameters: {
    guide: {
      useFor: ['The link of a signature, opened where its prescriber is not signed in.'],
      useNot: ['Where the prescriber is signed in: the link acts by itself.'],
      anatomy: [
        ['Title', 'What is to be done', 'h1'],
        ['What it is', 'Prescription, order and date; no patient', 'p'],
        ['Confirm signature', 'The one thing to do', 'button'],
      ],
      drawnIn: 'Waiting',
      screenReader: ['“Confirm your signature, heading level 1”, then what would be confirmed.'],
      content: ['Say what to do when it was somebody else who signed.'],
      do: ['Name order and date, so that it can be recognised.'],
      dont: ['Name a patient: whoever has the mail sees this page.'],
      usedBy: ['Confirm signature'],
    } satisfies Guide,
  },
  args: {
    prescriptionId: 51,
    orderNumber: 'F-2026-000031',
    date: '12/11/2026',
    onConfirm: fn(),
  },
});

export const Waiting = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText('Prescription 51 of order F-2026-000031, dated 12/11/2026.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm signature' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Confirming = meta.story({
  tags: ['state'],
  args: { isConfirming: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm signature' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
