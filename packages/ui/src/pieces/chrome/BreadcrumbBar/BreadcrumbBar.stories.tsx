import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { BreadcrumbBar } from './BreadcrumbBar.tsx';

const meta = preview.meta({
  title: 'Chrome/BreadcrumbBar',
  component: BreadcrumbBar,
  parameters: {
    guide: {
      useFor: ['The breadcrumbs of a page, across it, under the header.'],
      useNot: ['A page at the top of the shop: no bar without a way.'],
      screenReader: ['“Breadcrumb, navigation”, as Breadcrumbs.'],
      content: ['Each page by its title; “Shop” stands for all categories.'],
      do: ['Hand it an empty list where there is no way: the band goes, too.'],
      dont: ['Put a title or a button into the band: PageHeader takes both.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    items: [
      { label: 'Shop', href: '/categories' },
      { label: 'Dermal fillers', href: '/categories?categoryId=2' },
      { label: 'Lips', href: '/products?categoryId=21' },
    ],
  },
});

export const Full = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dermal fillers' })).toHaveAttribute(
      'href',
      '/categories?categoryId=2',
    );
  },
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});
