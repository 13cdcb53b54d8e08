import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ProductDetailSkeleton } from './ProductDetailSkeleton.tsx';

const meta = preview.meta({
  title: 'Catalogue/ProductDetailSkeleton',
  component: ProductDetailSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of a product while it loads.'],
      useNot: [
        'A product that could not be loaded: use LoadFailed.',
        'Several products: use ProductGridSkeleton.',
      ],
      screenReader: ['“Loading the product…”, as a status.'],
      content: ['“Loading the product…”: its name is not known yet.'],
      do: ['Keep the columns of ProductDetail, so that nothing moves sideways.'],
      dont: ['Draw a ribbon or promotions: a product may have neither.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the product…');
  },
});
