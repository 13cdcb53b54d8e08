import { aPrescriberLink } from '@formulary/rules/partners/fixtures/aPrescriberLink';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { LinkStanding } from './LinkStanding.tsx';

const now = new Date('2026-11-20T10:05:00Z');

const meta = preview.meta({
  title: 'People/LinkStanding',
  component: LinkStanding,
  parameters: {
    guide: {
      useFor: ['Where a request stands, in a list of requests.'],
      useNot: ['The status without its time: use LinkStatusTag.'],
      anatomy: [
        ['Status', 'Pending, Accepted, Declined or Ended', '[data-tone]'],
        ['Since', 'When a pending one was asked, when an ended one ended', '"asked"'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Pending, asked 2 weeks ago”.'],
      content: ['Time since for what waits, the day for what is over.'],
      do: ['Say since when something waits.'],
      dont: ['Repeat the date that stands in the row.'],
      usedBy: ['My Prescribers', 'My Practitioners'],
    } satisfies Guide,
  },
  args: { link: aPrescriberLink(), now },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack $gap={3}>
      <LinkStanding link={aPrescriberLink()} now={now} />
      <LinkStanding link={aPrescriberLink({ status: 'accepted' })} now={now} />
      <LinkStanding link={aPrescriberLink({ status: 'declined' })} now={now} />
      <LinkStanding
        link={aPrescriberLink({ status: 'declined', endedAt: new Date('2026-11-12T09:00:00Z') })}
        now={now}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('asked 2 weeks ago')).toBeVisible();
    await expect(canvas.getByText('on 12/11/2026')).toBeVisible();
  },
});
