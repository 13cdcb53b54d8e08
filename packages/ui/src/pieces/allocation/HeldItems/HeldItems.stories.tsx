import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { samplePrescription } from '../testing/sampleAllocation.ts';
import { HeldItems } from './HeldItems.tsx';

const meta = preview.meta({
  title: 'Prescriptions/HeldItems',
  component: HeldItems,
  parameters: {
    guide: {
      useFor: ['What stands on a prescription, where it is not changed.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { items: samplePrescription(61, [2, 1]).items },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const [toxin] = canvas.getAllByRole('listitem');
    await expect(toxin).toHaveTextContent('2 × Botulinum toxin type A 100 units');
  },
});

export const NothingHeld = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
