import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { expect } from 'storybook/test';
import { ChangePreview } from './ChangePreview.tsx';

const meta = preview.meta({
  title: 'Desk/ChangePreview',
  component: ChangePreview,
  parameters: {
    guide: {
      useFor: ['Showing what a change of the catalogue does before it is made.'],
      useNot: ['What has happened already: the timeline shows it.'],
      anatomy: [
        ['Now', 'The value before', 'del'],
        ['Then', 'The value after', 'ins'],
        ['Effects', 'What it does elsewhere', 'ul'],
      ],
      drawnIn: 'Effects',
      screenReader: ['A table of fields with their values now and then, and a list of effects.'],
      content: ['An effect is one sentence with its number first.'],
      do: ['Put the reason and the button that makes the change below it.'],
      dont: ['Leave out effects that are good news.'],
    } satisfies Guide,
  },
  args: {
    changes: [
      { field: 'name', label: 'Name', from: 'Nitrile gloves', to: 'Nitrile gloves, large, 200' },
      { field: 'vatPercent', label: 'VAT', from: '20%', to: '5%' },
    ],
    effects: [
      'The shop shows within a second: name, VAT.',
      '3 carts with it are counted again. An order of what was shown before is refused in words.',
      '2 orders that wait keep what they were sold as.',
    ],
  },
});

export const Effects = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'VAT 20% 5%' })).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
});

export const WithoutEffects = meta.story({
  args: { effects: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'What changes' });
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
