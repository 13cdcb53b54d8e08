import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionSkeleton } from './PrescriptionSkeleton.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionSkeleton',
  component: PrescriptionSkeleton,
  parameters: {
    guide: {
      useFor: ['A prescription while it loads.'],
      screenReader: ['“Loading the prescription…”.'],
      content: ['None.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: {},
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the prescription…')).toBeInTheDocument();
  },
});
