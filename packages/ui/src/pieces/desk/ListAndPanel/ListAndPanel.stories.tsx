import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { ListAndPanel } from './ListAndPanel.tsx';

const meta = preview.meta({
  title: 'Desk/ListAndPanel',
  component: ListAndPanel,
  parameters: {
    guide: {
      useFor: ['Every list of the desk whose rows open beside it.'],
      do: ['Give it a parent with a height, so that list and panel scroll on their own.'],
    } satisfies Guide,
  },
  args: { children: <Alert title="The list" />, panel: null },
});

export const Closed = meta.story({});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { panel: <Alert tone="success" title="The panel" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The panel')).toBeVisible();
  },
});
