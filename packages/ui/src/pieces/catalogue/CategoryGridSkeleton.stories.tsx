import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CategoryGridSkeleton } from './CategoryGridSkeleton.tsx';

const meta = preview.meta({
  title: 'Catalogue/CategoryGridSkeleton',
  component: CategoryGridSkeleton,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading categories…');
  },
});

export const AllStates = meta.story({});
