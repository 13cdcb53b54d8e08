import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Guide } from '../../../stories/guide.ts';
import { PrescriptionStepSkeleton } from './PrescriptionStepSkeleton.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionStepSkeleton',
  component: PrescriptionStepSkeleton,
  parameters: {
    guide: {
      useFor: ['The prescription section while its prescriptions load.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your prescriptions…')).toBeInTheDocument();
  },
});
