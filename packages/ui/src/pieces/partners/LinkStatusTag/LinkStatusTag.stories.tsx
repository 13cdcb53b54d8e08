import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { LinkStatusTag } from './LinkStatusTag.tsx';

const meta = preview.meta({
  title: 'People/LinkStatusTag',
  component: LinkStatusTag,
  parameters: {
    guide: {
      useFor: ['Where a request between practitioner and prescriber stands.'],
      useNot: ['A prescription: use PrescriptionStatusTag.', 'An order: use OrderStateTag.'],
      screenReader: ['“Pending”: the word alone.'],
      content: [
        'Pending, Accepted or Declined, to the letter; Ended is an accepted one that is over.',
      ],
      do: ['Show the same tag to the one who asked and the one who answers.'],
      dont: ['Say “Rejected”: a prescription is rejected, a request declined.'],
      usedBy: ['My Prescribers', 'My Practitioners'],
    } satisfies Guide,
  },
  args: { status: 'pending' as const },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Cluster>
      <LinkStatusTag status="pending" />
      <LinkStatusTag status="accepted" />
      <LinkStatusTag status="declined" />
      <LinkStatusTag status="ended" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Pending', 'Accepted', 'Declined', 'Ended'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});
