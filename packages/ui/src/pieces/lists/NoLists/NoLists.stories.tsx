import { expect, fn } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { NoLists } from './NoLists.tsx';

const meta = preview.meta({
  title: 'Account/NoLists',
  component: NoLists,
  parameters: {
    guide: {
      useFor: ['Somebody who has made no list: what lists are for.'],
      useNot: ['A list with nothing on it: use EmptyList.'],
      anatomy: [
        ['Picture', 'A list with ticks; decoration', 'svg'],
        ['Title', 'That there is none', '"You have not made"'],
        ['Hint', 'What lists are for, and the ways to make one', '"A list keeps"'],
        ['New list', 'Names one', 'button'],
        ['Your orders', 'Where an order can be saved as one', 'a'],
      ],
      drawnIn: 'Default',
      screenReader: ['“You have not made a list yet”, a hint, “New list, button”.'],
      content: ['What it saves the reader, not what the shop can do.'],
      do: ['Name every place from which a list can be made.'],
      dont: ['Show it before the answer is there.'],
      usedBy: ['Lists'],
    } satisfies Guide,
  },
  args: { ordersHref: '/orders', onCreate: fn() },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You have not made a list yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New list' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});
