import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CategoryLinks } from './CategoryLinks.tsx';

const meta = preview.meta({
  title: 'Catalogue/CategoryLinks',
  component: CategoryLinks,
  parameters: {
    guide: {
      useFor: ['The ways from a product to more of its kind.'],
      useNot: ['The way from the shop’s door: use Breadcrumbs.'],
      screenReader: ['“Categories, heading”, then a list of links; nothing for a product in none.'],
      content: ['The name of the category alone, as its own page has it; no “More”.'],
      do: ['Give it every category the product is in, not only the first.'],
      dont: ['Part the links with commas or bars: some screen readers say them.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: {
    categories: [
      { id: 2, name: 'Dermal fillers' },
      { id: 21, name: 'Lips' },
    ],
    categoryHref: (id) => `/categories?categoryId=${id}`,
  },
});

export const Several = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/categories?categoryId=2', '/categories?categoryId=21']);
  },
});

export const None = meta.story({
  tags: ['!autodocs'],
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});
