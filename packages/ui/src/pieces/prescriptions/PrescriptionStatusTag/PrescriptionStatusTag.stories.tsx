import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { PrescriptionStatusTag } from './PrescriptionStatusTag.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionStatusTag',
  component: PrescriptionStatusTag,
  parameters: {
    guide: {
      useFor: ['Where a prescription stands.'],
      useNot: ['Where its order stands: use OrderStateTag.'],
      screenReader: ['“Unsigned”: the word alone.'],
      content: ['Unsigned, Signed or Rejected, to the letter.'],
      do: ['Take the word from the rules’ statusLabel, in a filter as well.'],
      dont: ['Say “Declined”: a request is declined, a prescription rejected.'],
      usedBy: ['Prescriptions', 'Prescription'],
    } satisfies Guide,
  },
  args: { status: 'unsigned' as const },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Cluster>
      <PrescriptionStatusTag status="unsigned" />
      <PrescriptionStatusTag status="signed" />
      <PrescriptionStatusTag status="rejected" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Unsigned', 'Signed', 'Rejected'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});
