import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

const meta = preview.meta({
  title: 'Catalogue/ProductGridSkeleton',
  component: ProductGridSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of the products while they first load.'],
      useNot: ['The next page: the one before stays in view.'],
      screenReader: ['“Loading products…”, as a status.'],
      content: ['“Loading products…”: heard once, not card by card.'],
      do: ['Give count where it is known, so that the page keeps its height.'],
      dont: ['Border its cards in green or maroon: the stock is not known yet.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products…');
  },
});
