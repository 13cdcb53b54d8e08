import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { NoProducts } from './NoProducts.tsx';

const meta = preview.meta({
  title: 'Catalogue/NoProducts',
  component: NoProducts,
  parameters: {
    guide: {
      useFor: ['A category or a search without products.'],
      useNot: ['Products that could not be loaded: use LoadFailed.'],
      anatomy: [
        ['Picture', 'A box and a magnifying glass; decoration', 'svg'],
        ['Title', '‘There are no products available’', '"There are no products"'],
        [
          'Hint',
          'What was searched for and what to try, or that nothing is listed',
          '"Nothing matches"',
        ],
        ['Browse all categories', 'The way on', 'a'],
      ],
      drawnIn: 'InASearch',
      screenReader: ['‘There are no products available’, a hint, ‘Browse all categories, link’.'],
      content: [
        'The specification’s sentence as the title.',
        'After a search: what was searched for, and how to search better.',
      ],
      do: ['Hand it the search term as it was typed: that is where a slip is seen.'],
      dont: ['Show it before the answer is there: until then it is ProductGridSkeleton.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args: { categoriesHref: '/categories' },
});

export const InACategory = meta.story({
  tags: ['@2.10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no products available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse all categories' })).toHaveAttribute(
      'href',
      '/categories',
    );
  },
});

export const InASearch = meta.story({
  args: { searchTerm: 'hyaluronidaze' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing matches ‘hyaluronidaze’/)).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { searchTerm: 'hyaluronidaze' },
});
