import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PartnersSkeleton } from './PartnersSkeleton.tsx';

const meta = preview.meta({
  title: 'People/PartnersSkeleton',
  component: PartnersSkeleton,
  parameters: {
    guide: {
      useFor: ['My Prescribers and My Practitioners while they load.'],
      useNot: ['A list that is read again: it stays, dimmed.'],
      screenReader: ['“Loading your prescribers…”.'],
      content: ['Whose list it is.'],
      do: ['Keep the height of the rows that come.'],
      dont: ['Show it once there was something to see.'],
      usedBy: ['My Prescribers', 'My Practitioners'],
    } satisfies Guide,
  },
  args: { what: 'your prescribers' },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your prescribers…')).toBeInTheDocument();
  },
});
