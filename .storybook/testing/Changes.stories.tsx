import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { ChangedStories } from '../../packages/storybook-kit/src/changes/ChangedStories.tsx';
import preview from '../../packages/storybook-kit/src/preview.tsx';

const entry = (id: string, name: string) => ({
  id,
  title: 'Primitives/TextField',
  name,
  type: 'story',
});

const args: ComponentProps<typeof ChangedStories> = {
  changes: {
    release: '1.0.0',
    date: '2026-11-28',
    stories: [
      { story: 'primitives-textfield--all-states', kind: 'changed', views: ['dark', 'light'] },
      { story: 'primitives-alert--all-states', kind: 'new', views: ['light'] },
      { story: 'primitives-textfield--dead', kind: 'removed', views: ['light'] },
    ],
  },
  entries: [
    entry('primitives-textfield--all-states', 'All States'),
    { ...entry('primitives-alert--all-states', 'All States'), title: 'Primitives/Alert' },
    entry('primitives-textfield--empty', 'Empty'),
  ],
};

/** Proves the page of changes with a few stories. The real one reads what the build wrote. */
const meta = preview.meta({
  title: 'Changes',
  component: ChangedStories,
  tags: ['!dev', '!autodocs', '!manifest', 'check'],
  args,
});

export const SideBySide = meta.story({
  play: async ({ canvas, step }) => {
    await step('counts what changed, is new and is gone', async () => {
      await expect(
        canvas.getByText(/^Since 1.0.0 of 28 November 2026, 1 story looks different. 1 is new/),
      ).toBeVisible();
    });
    await step('shows the earlier picture beside the one of now', async () => {
      await expect(canvas.getByAltText('All states, In 1.0.0')).toHaveAttribute(
        'src',
        expect.stringMatching(/\/earlier\/primitives-textfield--all-states\/light\.webp$/),
      );
      await expect(canvas.getByAltText('All states, Now')).toHaveAttribute(
        'src',
        expect.stringMatching(/\/pictures\/primitives-textfield--all-states\/light\.webp$/),
      );
    });
    await step('shows a new story alone, and no unchanged or removed one', async () => {
      await expect(canvas.getByAltText('All states, New since 1.0.0')).toBeInTheDocument();
      await expect(canvas.getAllByRole('img')).toHaveLength(3);
    });
  },
});

export const WithoutHistory = meta.story({
  args: { changes: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/this copy has no history/)).toBeVisible();
  },
});

export const NothingChanged = meta.story({
  args: { changes: { release: '1.0.0', date: '2026-11-28', stories: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Every story looks as it did in 1.0.0/)).toBeVisible();
  },
});
