import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NoProducts } from './NoProducts.tsx';

const meta = preview.meta({
  title: 'Catalogue/NoProducts',
  component: NoProducts,
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
    await expect(canvas.getByText(/Nothing matches “hyaluronidaze”/)).toBeVisible();
  },
});

export const AllStates = meta.story({ args: { searchTerm: 'hyaluronidaze' } });
