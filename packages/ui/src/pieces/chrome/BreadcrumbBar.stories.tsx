import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BreadcrumbBar } from './BreadcrumbBar.tsx';

const meta = preview.meta({
  title: 'Chrome/BreadcrumbBar',
  component: BreadcrumbBar,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      { label: 'Shop', href: '/categories' },
      { label: 'Dermal fillers', href: '/categories?categoryId=2' },
      { label: 'Lips', href: '/products?categoryId=21' },
    ],
  },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dermal fillers' })).toHaveAttribute(
      'href',
      '/categories?categoryId=2',
    );
  },
});

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({});
