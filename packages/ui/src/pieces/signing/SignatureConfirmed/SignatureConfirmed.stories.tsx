import { expect } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { SignatureConfirmed } from './SignatureConfirmed.tsx';

const meta = preview.meta({
  title: 'Prescriptions/SignatureConfirmed',
  component: SignatureConfirmed,
  parameters: {
    guide: {
      useFor: ['The end of the link that confirms a signature.'],
      useNot: [
        'A link that did not work: use SignatureNotConfirmed.',
        'A link that nobody has followed yet: use SignatureToConfirm.',
      ],
      anatomy: [
        ['Title', 'That it is done', 'h1'],
        ['Words', 'The specified sentence, then what happens next', 'p'],
        ['Way on', 'To the prescription', 'a'],
      ],
      drawnIn: 'Confirmed',
      screenReader: ['“Sign Verified!, heading level 1”, then what happens next.'],
      content: ['Title: “Sign Verified!”, to the letter, also the second time.'],
      do: ['Lead to the prescription.'],
      dont: ['Frighten somebody who opens the link twice.'],
      usedBy: ['Confirm signature'],
    } satisfies Guide,
  },
  args: { prescriptionId: 51, prescriptionHref: '/prescription/51' },
});

export const Confirmed = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Thank you for verifying the signature on prescription 51.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See prescription 51' })).toHaveAttribute(
      'href',
      '/prescription/51',
    );
  },
});

export const ConfirmedBefore = meta.story({
  tags: ['state'],
  args: { isBefore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/confirmed before/)).toBeVisible();
  },
});
