import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { NoPrescriptions } from './NoPrescriptions.tsx';

const meta = preview.meta({
  title: 'Prescriptions/NoPrescriptions',
  component: NoPrescriptions,
  parameters: {
    guide: {
      useFor: ['The prescription list with nothing in it, whatever the filter.'],
      screenReader: ['The sentence, then when one comes here.'],
      content: ['The specification’s sentence, to the letter.'],
      usedBy: ['Prescriptions'],
    } satisfies Guide,
  },
});

export const AllStates = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    const sentence = 'There are no prescriptions available';
    await expect(canvas.getByText(sentence)).toBeVisible();
  },
});
