import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';

const meta = preview.meta({
  title: 'Catalogue/CategoryLinks',
  component: CategoryLinks,
  args: {
    categories: [
      { id: 2, name: 'Dermal fillers' },
      { id: 21, name: 'Lips' },
    ],
    categoryHref: (id) => `/categories?categoryId=${id}`,
  },
});

export const Several = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/categories?categoryId=2', '/categories?categoryId=21']);
  },
});

export const None = meta.story({
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({});
