import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CategoryGridSkeleton } from './CategoryGridSkeleton.tsx';

const meta = preview.meta({
  title: 'Catalogue/CategoryGridSkeleton',
  component: CategoryGridSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of the categories while they load.'],
      screenReader: ['“Loading categories…”, as a status.'],
      usedBy: ['Home', 'Categories'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading categories…');
  },
});
