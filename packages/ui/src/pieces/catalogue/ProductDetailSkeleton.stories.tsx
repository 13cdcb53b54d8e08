import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductDetailSkeleton } from './ProductDetailSkeleton.tsx';

const meta = preview.meta({
  title: 'Catalogue/ProductDetailSkeleton',
  component: ProductDetailSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of a product while it loads.'],
      screenReader: ['“Loading the product…”, as a status.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the product…');
  },
});
