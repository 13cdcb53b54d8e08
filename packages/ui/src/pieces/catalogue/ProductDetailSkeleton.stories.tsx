import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductDetailSkeleton } from './ProductDetailSkeleton.tsx';

const meta = preview.meta({
  title: 'Catalogue/ProductDetailSkeleton',
  component: ProductDetailSkeleton,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the product…');
  },
});

export const AllStates = meta.story({});
