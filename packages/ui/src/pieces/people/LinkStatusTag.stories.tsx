import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Cluster } from '../../primitives/Cluster.tsx';
import { LinkStatusTag } from './LinkStatusTag.tsx';

const meta = preview.meta({
  title: 'People/LinkStatusTag',
  component: LinkStatusTag,
  parameters: {
    guide: {
      useFor: ['Where a request between practitioner and prescriber stands.'],
      screenReader: ['“Pending”: the word alone.'],
      content: ['Pending, Accepted or Declined, to the letter.'],
      usedBy: ['My Prescribers', 'My Practitioners'],
    } satisfies Guide,
  },
  args: { status: 'pending' as const },
});

export const AllStates = meta.story({
  tags: ['state'],
  render: () => (
    <Cluster>
      <LinkStatusTag status="pending" />
      <LinkStatusTag status="accepted" />
      <LinkStatusTag status="declined" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Pending', 'Accepted', 'Declined'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});
