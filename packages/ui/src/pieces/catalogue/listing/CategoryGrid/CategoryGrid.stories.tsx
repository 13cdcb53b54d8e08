import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CategoryGrid } from './CategoryGrid.tsx';

const categories = [
  { name: 'Toxins', image: 'toxins.svg', description: 'Powders and ready-to-use solutions.' },
  { name: 'Dermal fillers', image: 'fillers.svg' },
  {
    name: 'Skin boosters',
    image: 'skin-boosters.svg',
    description: 'Injected moisture, face and hands.',
  },
  {
    name: 'Needles and cannulas',
    image: 'needles-cannulas.svg',
    description: 'For drawing up and for fine work, sterile and single use.',
  },
  {
    name: 'Dressings and protective equipment',
    image: 'dressings-ppe.svg',
    description: 'Gauze, gloves, masks and hand hygiene.',
  },
].map((changes, index) => aCategory({ id: index + 1, ...changes }));

const meta = preview.meta({
  title: 'Catalogue/CategoryGrid',
  component: CategoryGrid,
  parameters: {
    guide: {
      useFor: ['The categories of a level, in the shop’s order.'],
      useNot: [
        'The whole tree: the header’s Shop menu has it.',
        'While they load: use CategoryGridSkeleton.',
      ],
      anatomy: [
        ['List', 'As many cards beside each other as fit', 'ul'],
        ['Card', 'One category; the whole card leads to it', 'li:nth-child(3) article'],
      ],
      drawnIn: 'Full',
      screenReader: ['“Categories, list, 5 items”.'],
      content: ['No words but the name of the list, “Categories”; the rest is on the cards.'],
      do: ['Keep the order given: it is the pharmacy’s.'],
      dont: ['Show it with nothing in it: there the screen has an EmptyState.'],
      usedBy: ['Home', 'Categories'],
    } satisfies Guide,
  },
  args: { categories, categoryHref: (id) => `/categories?categoryId=${id}` },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const link = canvas.getByRole('link', { name: 'Skin boosters' });
    await expect(link).toHaveAttribute('href', '/categories?categoryId=3');
  },
});

/** Shows the picture beside the name, for a grid with other content beside it. */
export const Compact = meta.story({
  tags: ['state'],
  args: { isCompact: true },
  play: async ({ canvas }) => {
    const [picture] = canvas.getAllByRole('presentation');
    const name = canvas.getByRole('link', { name: 'Toxins' });
    await expect(picture?.getBoundingClientRect().right).toBeLessThan(
      name.getBoundingClientRect().left,
    );
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
