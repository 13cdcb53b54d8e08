import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';

const meta = preview.meta({
  title: 'Catalogue/ProductGridSkeleton',
  component: ProductGridSkeleton,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products…');
  },
});

export const AllStates = meta.story({});
