import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Guide } from '../../../stories/guide.ts';
import { samplePrescription } from '../testing/sampleAllocation.ts';
import { PrescriptionsSummary } from './PrescriptionsSummary.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionsSummary',
  component: PrescriptionsSummary,
  parameters: {
    guide: {
      useFor: ['The prescription section once it is completed.'],
      anatomy: [
        ['Lines', 'Who, what and how many, one for each', 'li'],
        ['Prescriber', 'Who signs', '"To be signed by"'],
      ],
      drawnIn: 'Default',
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    prescriptions: [
      samplePrescription(61, [2, 1], 'jones'),
      samplePrescription(62, [2, 2], 'oliveira'),
      samplePrescription(63, [0, 0], 'whitfield'),
    ],
  },
});

/** An empty prescription is not ordered, so it is left out. */
export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      'JONES, Amara: 2 items, 3 packs',
      'OLIVEIRA, Beatriz: 2 items, 4 packs',
    ]);
    await expect(canvas.getByText('To be signed by Helen Marsh')).toBeVisible();
  },
});
