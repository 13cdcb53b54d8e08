import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { NoMatches } from './NoMatches.tsx';

const meta = preview.meta({
  title: 'Catalogue/NoMatches',
  component: NoMatches,
  parameters: {
    guide: {
      useFor: ['Filters that leave nothing of a list.'],
      useNot: ['A category or a search without products: use NoProducts.'],
      anatomy: [
        ['Picture', 'A funnel; decoration', 'svg'],
        ['Title', '“Nothing matches these filters”', '"Nothing matches"'],
        ['Hint', 'What can be done about it', '"Remove one of them"'],
        ['Clear filters', 'The way back to the whole list', 'a'],
      ],
      drawnIn: 'Default',
      screenReader: ['“Nothing matches these filters”, a hint, “Clear filters, link”.'],
      content: ['Says that it is the filters that leave nothing, not the shop.'],
      do: ['Keep the filters in sight: often one too many is known at once.'],
      dont: ['Clear filters by itself.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args: { clearHref: '/products' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches these filters')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      '/products',
    );
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
