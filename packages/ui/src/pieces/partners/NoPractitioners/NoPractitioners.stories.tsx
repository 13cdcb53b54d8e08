import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { NoPractitioners } from './NoPractitioners.tsx';

const meta = preview.meta({
  title: 'People/NoPractitioners',
  component: NoPractitioners,
  parameters: {
    guide: {
      useFor: ['My Practitioners of a prescriber whom nobody has asked.'],
      useNot: ['A practitioner’s own list: use NoPrescribers.'],
      anatomy: [
        ['Picture', 'People; decoration', 'svg'],
        ['Title', 'That there are none', '"You don\'t have any"'],
        ['Hint', 'Who will be listed here', '"Practitioners who"'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The sentence, then what comes here.'],
      content: ['The specification’s sentence, to the letter.'],
      do: ['Say who takes the first step: a practitioner asks.'],
      dont: ['Add a way to invite: a prescriber only answers.'],
      usedBy: ['My Practitioners'],
    } satisfies Guide,
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const sentence = "You don't have any practitioner associated with your account.";
    await expect(canvas.getByText(sentence)).toBeVisible();
  },
});
