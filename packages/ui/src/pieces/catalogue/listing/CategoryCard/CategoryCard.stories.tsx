import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Grid } from '../../../../primitives/layout/Grid.tsx';
import { CategoryCard } from './CategoryCard.tsx';

const Column = styled.div`
  max-inline-size: 18rem;
`;

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Stops once, at the name',
    check: async ({ press, canvas, canvasElement }) => {
      await press('Tab');
      await expect(canvas.getByRole('link', { name: 'Dermal fillers' })).toHaveFocus();
      await expect(canvasElement.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
    },
  },
];

const meta = preview.meta({
  title: 'Catalogue/CategoryCard',
  component: CategoryCard,
  parameters: {
    guide: {
      useFor: ['One category among others, to go into.'],
      useNot: ['A category beside a product: use CategoryLinks.'],
      anatomy: [
        ['Picture', 'A line illustration; decoration', 'img'],
        ['Name', 'The link; it spans the card', 'article a'],
        ['Description', 'A line about it', 'article p'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Dermal fillers, link”, then the description.'],
      content: [
        'Name and description are the pharmacy’s own.',
        'Description: what matters first, for only two lines of it are shown.',
      ],
      do: ['Give the link no words but the name: it spans the card by itself.'],
      dont: ['Add a second link or a button: the first lies over the whole card.'],
      usedBy: ['Home', 'Categories'],
    } satisfies Guide,
  },
  args: { category: aCategory(), href: '/categories?categoryId=2' },
  decorators: [
    (Story, { name }) =>
      name === 'All States' ? (
        <Story />
      ) : (
        <Column>
          <Story />
        </Column>
      ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dermal fillers' })).toHaveAttribute(
      'href',
      '/categories?categoryId=2',
    );
  },
});

export const WithoutADescription = meta.story({
  args: { category: aCategory({ description: '' }) },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ href }) => (
    <Grid>
      <CategoryCard href={href} category={aCategory()} />
      <CategoryCard
        href={href}
        category={aCategory({
          id: 3,
          name: 'Skin boosters',
          image: 'skin-boosters.svg',
          description: '',
        })}
      />
    </Grid>
  ),
});
