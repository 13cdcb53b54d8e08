import { messages } from '@formulary/rules/problems/messages';
import { expect, fn, within, screen } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { RejectPrescription } from './RejectPrescription.tsx';

const meta = preview.meta({
  title: 'Prescriptions/RejectPrescription',
  component: RejectPrescription,
  parameters: {
    guide: {
      useFor: ['Saying why a prescription is rejected.'],
      useNot: ['What can be undone: it needs no dialog.'],
      anatomy: [
        ['Patient', 'Whom it is about', '"WHITFIELD"'],
        ['Why', 'The usual reasons', 'legend'],
        ['In your words', 'What the practitioner should correct', 'textarea'],
      ],
      drawnIn: 'Open',
      screenReader: ['The dialog by its title; the reason’s refusal at once.'],
      content: ['Who is told.'],
      do: ['Keep what was written when it closes.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '44rem' } },
  },
  args: {
    isOpen: true,
    patient: 'WHITFIELD, Joan',
    practitioner: 'Amara Okafor',
    value: { reason: '', words: '' },
    onChange: fn(),
    onReject: fn(),
    onClose: fn(),
  },
});

export const Open = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Reject this prescription' }));
    await expect(dialog.getByText('WHITFIELD, Joan')).toBeVisible();
    await expect(dialog.getByText('Amara Okafor is told why and can correct it.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'I have to see the patient first' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      reason: 'I have to see the patient first',
      words: '',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
});

export const WithoutAReason = meta.story({
  tags: ['state'],
  args: { errorMessage: messages['reason-required'] },
  play: async () => {
    await expect(screen.getByRole('group', { name: 'Why' })).toHaveAccessibleDescription(
      /Please give a reason/,
    );
  },
});
