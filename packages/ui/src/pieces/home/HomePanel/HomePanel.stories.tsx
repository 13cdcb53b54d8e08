import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { HomePanel } from './HomePanel.tsx';

const meta = preview.meta({
  title: 'Account/HomePanel',
  component: HomePanel,
  parameters: {
    guide: {
      useFor: ['A part of a buyer’s home that stands by itself.'],
      useNot: ['The parts of any other page: they stand on the page, without a frame.'],
      anatomy: [
        ['Heading', 'What it is about', 'h2'],
        ['More', 'A link to all of it, where this is a part', 'header a'],
        ['Content', 'A short list', '"What stands here"'],
      ],
      drawnIn: 'WithMore',
      screenReader: ['“Your last orders, region”, and its heading.'],
      content: ['Heading: two to five words.'],
      do: ['Keep it to what fits in a third of the screen.'],
      dont: ['Frame a panel inside a panel.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: { heading: 'Your last orders', children: <p>What stands here.</p> },
});

export const WithMore = meta.story({
  args: { more: { label: 'All orders', href: '/orders' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your last orders' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      '/orders',
    );
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
