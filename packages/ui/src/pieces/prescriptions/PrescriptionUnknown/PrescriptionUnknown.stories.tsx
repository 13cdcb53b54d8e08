import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionUnknown } from './PrescriptionUnknown.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionUnknown',
  component: PrescriptionUnknown,
  parameters: {
    guide: {
      useFor: ['The check of a number that no prescription has.'],
      useNot: ['A check that could not be made: use LoadFailed.'],
      anatomy: [
        ['What is not there', 'By its number', 'h1'],
        ['What to make of it', 'A document that led here is not the pharmacy’s', 'p'],
        ['Way on', 'To the shop', 'a'],
      ],
      drawnIn: 'ByItsNumber',
      screenReader: ['“There is no prescription 51, heading level 1”, then what to make of it.'],
      content: ['Say what follows for whoever holds a document.'],
      do: ['Name the number, so that it can be compared.'],
      dont: ['Say that the number is the reader’s mistake: the document may be forged.'],
      usedBy: ['Check a prescription'],
    } satisfies Guide,
  },
  args: { prescriptionId: 51, shopHref: '/' },
});

export const ByItsNumber = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'There is no prescription 51' }),
    ).toBeVisible();
    await expect(canvas.getByText(/this pharmacy did not make it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
  },
});

export const NoNumber = meta.story({
  tags: ['state'],
  args: { prescriptionId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This is not the number of a prescription',
    );
  },
});
