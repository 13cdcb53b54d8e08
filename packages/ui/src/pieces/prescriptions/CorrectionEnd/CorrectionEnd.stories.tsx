import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { messages } from '@formulary/rules/problems/messages';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { CorrectionEnd } from './CorrectionEnd.tsx';

const meta = preview.meta({
  title: 'Prescriptions/CorrectionEnd',
  component: CorrectionEnd,
  parameters: {
    guide: {
      useFor: ['The end of a correction: what is sent again, and to whom.'],
      useNot: ['A review: use ReviewEnd.'],
      anatomy: [
        ['Problem', 'What was wrong with the last attempt', '[data-tone]'],
        ['Summary', 'Packs, patient and who is asked', 'p'],
        ['Actions', 'Cancel keeps what was typed', 'button "Cancel"'],
      ],
      drawnIn: 'Refused',
      screenReader: ['The sentence, then “Cancel, button”, “Send again, button”.'],
      content: ['“2 items, 3 packs for WHITFIELD, Joan”.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: {
    prescription: aPrescription(),
    prescriber: 'Helen Marsh',
    onSend: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Helen Marsh is asked to sign it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({ tags: ['state'], args: { isSending: true } });

export const Refused = meta.story({
  tags: ['state'],
  args: { problem: <Alert tone="danger">{messages['prescription-settled']}</Alert> },
});
