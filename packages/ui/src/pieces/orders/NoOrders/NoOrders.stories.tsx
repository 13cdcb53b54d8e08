import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { NoOrders } from './NoOrders.tsx';

const meta = preview.meta({
  title: 'Account/NoOrders',
  component: NoOrders,
  parameters: {
    guide: {
      useFor: ['The order list of somebody who never ordered.'],
      useNot: ['Orders that could not be loaded: use LoadFailed.'],
      anatomy: [
        ['Picture', 'A receipt; decoration', 'svg'],
        ['Title', 'That there is no order', '"You have not placed"'],
        ['Hint', 'What will be listed here', '"Your orders, what"'],
        ['Start shopping', 'The way to the categories', 'a'],
      ],
      drawnIn: 'Default',
      screenReader: ['“You have not placed any order yet”, a hint, “Start shopping, link”.'],
      content: ['The specification’s sentence as the title.'],
      do: ['Lead to the categories, where an order begins.'],
      dont: [
        'Show it before the answer is there: for a moment a buyer would have lost all orders.',
      ],
      usedBy: ['Orders'],
    } satisfies Guide,
  },
  args: { categoriesHref: '/categories' },
});

export const Default = meta.story({
  tags: ['@2.16', 'state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not placed any order yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
});
