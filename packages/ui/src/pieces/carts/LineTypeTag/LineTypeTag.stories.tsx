import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { LineTypeTag } from './LineTypeTag.tsx';

const meta = preview.meta({
  title: 'Cart/LineTypeTag',
  component: LineTypeTag,
  parameters: {
    guide: {
      useFor: ['Whether a line of the cart is bought on prescription.'],
      useNot: ['A warning before it is bought: use PrescriptionWarning.'],
      screenReader: ['“PRESCRIPTION” or “NON-PRESCRIPTION”: the word alone.'],
      content: ['The specification’s words, to the letter.'],
      do: ['Show it on every line: one product can be in the cart both ways.'],
      dont: ['Take it from the product’s type: a product of type “any” is bought either way.'],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
  args: { isPrescription: true },
});

export const Prescription = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PRESCRIPTION')).toHaveAttribute('data-type', 'prescription');
  },
});

export const NonPrescription = meta.story({
  args: { isPrescription: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NON-PRESCRIPTION')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Cluster>
      <LineTypeTag isPrescription />
      <LineTypeTag isPrescription={false} />
    </Cluster>
  ),
});
