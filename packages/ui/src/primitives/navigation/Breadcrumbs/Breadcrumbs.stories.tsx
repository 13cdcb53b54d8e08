import { expect } from 'storybook/test';
import {
  followLink,
  type KeyRow,
  pressAlong,
  tabThrough,
} from '@formulary/storybook-kit/plays/keyboard';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from the top-level page to the current page',
    check: tabThrough(({ canvas }) =>
      ['Shop', 'Dermal fillers', 'Lips'].map((name) => canvas.getByRole('link', { name })),
    ),
  },
  {
    keys: 'Enter',
    does: 'Opens the linked page',
    check: followLink(
      ({ canvas }) => canvas.getByRole('link', { name: 'Dermal fillers' }),
      '/categories?categoryId=3',
    ),
  },
];

const meta = preview.meta({
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: {
      useFor: ['Showing where in the shop a page is, and the ways up.'],
      useNot: ['Steps of a task: use an Accordion.', 'Pages of a list: use Pagination.'],
      anatomy: [
        ['Crumb', 'A link to a page further out', 'a'],
        ['Chevron', 'Parts two crumbs on a line; it is drawn, not read', 'li + li svg'],
        ['Last crumb', 'The page itself', '[aria-current]'],
      ],
      drawnIn: 'Chain',
      keyboard,
      screenReader: [
        '“Breadcrumb, navigation”, a list of links.',
        'The last: “Lips, current page, link”.',
      ],
      content: ['Use the title of the page each crumb leads to.'],
      do: ['Keep query params in the address: the crumb leads to what was seen.'],
      dont: ['Show it for a page at the top of the shop.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: {
    items: [
      { label: 'Shop', href: '/categories' },
      { label: 'Dermal fillers', href: '/categories?categoryId=3' },
      { label: 'Lips', href: '/products?categoryId=31' },
    ],
  },
});

export const Chain = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, step }) => {
    await step('every crumb links to its page', async () => {
      await expect(canvas.getByRole('link', { name: 'Dermal fillers' })).toHaveAttribute(
        'href',
        '/categories?categoryId=3',
      );
    });
    await step('the last crumb is the current page', async () => {
      await expect(canvas.getByRole('link', { name: 'Lips' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
});

export const None = meta.story({
  tags: ['!autodocs'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** No line begins or ends with a chevron: the list clips those at the start of a line. */
export const Narrow = meta.story({
  tags: ['state', 'every-view'],
  globals: { viewport: { value: 'reflow' } },
  args: {
    items: [
      { label: 'Shop', href: '/categories' },
      { label: 'Dermal fillers', href: '/categories?categoryId=3' },
      { label: 'Lips and perioral', href: '/products?categoryId=31' },
      { label: 'Hyaluronic acid lip filler 20 mg/ml with lidocaine', href: '/product/13' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const lines = new Set<number>();
    for (const crumb of canvas.getAllByRole('listitem')) {
      const { bottom } = crumb.getBoundingClientRect();
      const chevron = crumb.querySelector('svg')!.getBoundingClientRect();
      await expect(chevron.right <= list.left).toBe(!lines.has(bottom));
      lines.add(bottom);
    }
    await expect(lines.size).toBeGreaterThan(1);
    await expect(canvasElement.ownerDocument.documentElement.scrollLeft).toBe(0);
  },
});

export const Keyboard = meta.story({ play: pressAlong });
