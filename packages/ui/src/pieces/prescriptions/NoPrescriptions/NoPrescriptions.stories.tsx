import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { NoPrescriptions } from './NoPrescriptions.tsx';

const meta = preview.meta({
  title: 'Prescriptions/NoPrescriptions',
  component: NoPrescriptions,
  parameters: {
    guide: {
      useFor: ['The prescription list with nothing in it, whatever the filter.'],
      useNot: ['Prescriptions that could not be loaded: use LoadFailed.'],
      anatomy: [
        ['Picture', 'A clipboard; decoration', 'svg'],
        ['Title', 'That there are none', '"There are no prescriptions"'],
        ['Hint', 'What brings one here', '"Prescriptions are listed"'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The sentence, then when one comes here.'],
      content: ['The specification’s sentence, to the letter.'],
      do: ['Keep the filter above it: it may be why there are none.'],
      dont: ['Write another sentence for each filter: one holds for all.'],
      usedBy: ['Prescriptions'],
    } satisfies Guide,
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const sentence = 'There are no prescriptions available';
    await expect(canvas.getByText(sentence)).toBeVisible();
  },
});
