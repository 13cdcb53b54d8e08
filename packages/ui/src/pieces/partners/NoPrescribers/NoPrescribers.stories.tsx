import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { NoPrescribers } from './NoPrescribers.tsx';

const meta = preview.meta({
  title: 'People/NoPrescribers',
  component: NoPrescribers,
  parameters: {
    guide: {
      useFor: ['My Prescribers, before anybody was asked.'],
      useNot: ['A prescriber’s own list: use NoPractitioners.'],
      anatomy: [
        ['Picture', 'Somebody being added; decoration', 'svg'],
        ['Title', 'That there are none', '"You don\'t have any"'],
        ['Hint', 'What a prescriber does', '"A partner prescriber"'],
        ['Add a prescriber', 'The way to the form', 'a'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The sentence, then “Add a prescriber, link”.'],
      content: ['The specification’s sentence, to the letter.'],
      do: ['Say what a prescriber is needed for before asking for one.'],
      dont: ['Show it when all requests were declined: PrescribersTable can send them again.'],
      usedBy: ['My Prescribers'],
    } satisfies Guide,
  },
  args: { addHref: '/prescribers/add' },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const sentence = "You don't have any prescriber associated with your account";
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a prescriber' })).toHaveAttribute(
      'href',
      '/prescribers/add',
    );
  },
});
