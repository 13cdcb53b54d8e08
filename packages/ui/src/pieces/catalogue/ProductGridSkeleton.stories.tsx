import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

const meta = preview.meta({
  title: 'Catalogue/ProductGridSkeleton',
  component: ProductGridSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of the products while they first load.'],
      useNot: ['The next page: the one before stays in view.'],
      screenReader: ['“Loading products…”, as a status.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products…');
  },
});
