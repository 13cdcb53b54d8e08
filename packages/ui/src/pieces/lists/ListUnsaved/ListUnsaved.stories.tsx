import { messages } from '@formulary/rules/problems/messages';
import { expect, fn } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { ListUnsaved } from './ListUnsaved.tsx';

const filler = { key: '12-false', name: 'Hyaluronic acid lip filler 24 mg/ml, 1 ml', quantity: 5 };

const meta = preview.meta({
  title: 'Account/ListUnsaved',
  component: ListUnsaved,
  parameters: {
    guide: {
      useFor: [
        'A change of a list that was refused, most of all because it was changed elsewhere.',
      ],
      useNot: ['A quantity that is none: it is said at its line.'],
      anatomy: [
        ['Title', 'That nothing was saved', 'strong'],
        ['Why', 'The sentence of the server', 'p'],
        ['Changes', 'What was asked for, product by product', 'li'],
        ['Make my change again', 'On the list as it is now', 'button "Make my change"'],
        ['Leave the list as it is', 'Forgets them', 'button "Leave the list"'],
      ],
      drawnIn: 'OneLine',
      screenReader: ['Read at once: the title, why, the changes.'],
      content: ['Packs as they were typed.'],
      do: ['Show the list as it is now below it.'],
      dont: ['Make the change again by itself: somebody else may have meant theirs.'],
      usedBy: ['List'],
    } satisfies Guide,
  },
  args: {
    problem: messages['list-changed'],
    changes: [filler],
    onAgain: fn(),
    onLeave: fn(),
  },
});

export const OneLine = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/1 ml: 5 packs/);
    await userEvent.click(canvas.getByRole('button', { name: 'Make my change again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the list as it is' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: {
    changes: [
      filler,
      { key: '31-false', name: 'Hypodermic needles 30G × 13 mm, box of 100', quantity: 0 },
      { key: '4-false', name: 'Nitrile gloves, medium, box of 100', quantity: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/taken off$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make my changes again' })).toBeVisible();
  },
});
