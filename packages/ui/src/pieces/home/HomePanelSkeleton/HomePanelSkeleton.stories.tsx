import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { HomePanelSkeleton } from './HomePanelSkeleton.tsx';

const meta = preview.meta({
  title: 'Account/HomePanelSkeleton',
  component: HomePanelSkeleton,
  parameters: {
    guide: {
      useFor: ['A list in a HomePanel while it first loads.'],
      useNot: ['What is on the screen already and is read again: it stays.'],
      screenReader: ['“Loading your orders…”, once.'],
      content: ['What: as it stands in a sentence, with “your”.'],
      do: ['Put it into the panel: the heading is known already.'],
      dont: ['Show it for what may be empty in most cases.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: { what: 'your orders' },
});

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your orders…');
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
