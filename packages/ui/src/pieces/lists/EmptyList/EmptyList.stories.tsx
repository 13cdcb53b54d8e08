import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { EmptyList } from './EmptyList.tsx';

const meta = preview.meta({
  title: 'Account/EmptyList',
  component: EmptyList,
  parameters: {
    guide: {
      useFor: ['A list with nothing on it.'],
      useNot: ['A buyer without lists: use NoLists.'],
      anatomy: [
        ['Picture', 'A list with a plus; decoration', 'svg'],
        ['Title', 'That nothing is on it', '"Nothing is on"'],
        ['Hint', 'How something gets there', '"Add to list stands"'],
        ['Browse the categories', 'Where products are', 'a'],
      ],
      drawnIn: 'Own',
      screenReader: ['“Nothing is on this list yet”, a hint, “Browse the categories, link”.'],
      content: ['Name the buttons as they are named where they stand.'],
      do: ['Say of the usual order that it fills itself.'],
      dont: ['Show it in place of lines that are still loading.'],
      usedBy: ['List'],
    } satisfies Guide,
  },
  args: { isFromOrders: false, categoriesHref: '/categories', ordersHref: '/orders' },
});

export const Own = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is on this list yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your orders' })).toHaveAttribute(
      'href',
      '/orders',
    );
  },
});

export const UsualOrder = meta.story({
  tags: ['state'],
  args: { isFromOrders: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not ordered anything yet')).toBeVisible();
  },
});
