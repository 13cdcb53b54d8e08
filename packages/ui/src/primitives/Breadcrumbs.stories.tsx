import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Shop', href: '/categories' },
      { label: 'Dermal fillers', href: '/categories?categoryId=3' },
      { label: 'Lips', href: '/products?categoryId=31' },
    ],
  },
});

export const Chain = meta.story({
  play: async ({ canvas, step }) => {
    await step('every crumb leads to its place', async () => {
      await expect(canvas.getByRole('link', { name: 'Dermal fillers' })).toHaveAttribute(
        'href',
        '/categories?categoryId=3',
      );
    });
    await step('the last is the page itself', async () => {
      await expect(canvas.getByRole('link', { name: 'Lips' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
});

export const None = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'reflow' } } });

export const AllStates = meta.story({});
