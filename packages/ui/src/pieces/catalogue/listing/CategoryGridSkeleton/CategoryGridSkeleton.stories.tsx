import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CategoryGridSkeleton } from './CategoryGridSkeleton.tsx';

const meta = preview.meta({
  title: 'Catalogue/CategoryGridSkeleton',
  component: CategoryGridSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of the categories while they load.'],
      useNot: [
        'Products: use ProductGridSkeleton.',
        'A level without categories: use an EmptyState.',
      ],
      screenReader: ['“Loading categories…”, as a status.'],
      content: ['“Loading categories…”: heard, not seen.'],
      do: ['Change it together with CategoryCard, whose proportions it has.'],
      dont: ['Put it over categories that are known already and only read again.'],
      usedBy: ['Home', 'Categories'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading categories…');
  },
});
