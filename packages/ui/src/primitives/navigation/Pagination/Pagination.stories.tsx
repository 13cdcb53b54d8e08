import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Pagination } from './Pagination.tsx';
import { Stack } from '../../layout/Stack.tsx';

const pagesFrom = (numbers: readonly number[], current: number) =>
  numbers.map((page) => ({ page, isCurrent: page === current }));

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from Previous through the page links to Next',
    check: tabThrough(({ canvas }) =>
      ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next'].map((name) =>
        canvas.getByRole('link', { name }),
      ),
    ),
  },
];

const meta = preview.meta({
  title: 'Primitives/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      useFor: ['The ways through a list that comes in pages.'],
      useNot: ['A single page: it hides itself.', 'Steps of a task: use an Accordion.'],
      anatomy: [
        ['Previous, Next', 'The neighbours; left out at the ends', '[aria-label="Next"]'],
        ['Pages', 'At most seven links', '[aria-current]'],
        ['Gap', 'Where numbers are left out; not read', 'li > span'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Products, navigation”, a list of links.', '“Page 2, current page, link”.'],
      content: ['label: what is being paged, to tell two paginations apart.'],
      do: [
        'Keep the page in the address, so that Back works.',
        'Keep the page before in view while the next one loads.',
      ],
      dont: ['Page what fits on one screen.'],
      usedBy: ['Products', 'Orders'],
    } satisfies Guide,
  },
  args: {
    pages: pagesFrom([1, 2, 3], 2),
    hrefFor: (page: number) => `/products?page=${page}`,
    label: 'Products',
  },
});

export const Few = meta.story({
  play: async ({ canvas, step }) => {
    await step('each page is a link', async () => {
      await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
        'href',
        '/products?page=3',
      );
    });
    await step('marks the current page', async () => {
      await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
    await step('Previous and Next link to the neighbours', async () => {
      await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
        'href',
        '/products?page=1',
      );
      await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute(
        'href',
        '/products?page=3',
      );
    });
  },
});

export const First = meta.story({
  args: { pages: pagesFrom([1, 2, 3], 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  },
});

export const WithGaps = meta.story({ args: { pages: pagesFrom([1, 8, 9, 10, 11, 12, 40], 10) } });

/** Hides the outer neighbours of the current page, so that the pages fit on one line; Previous and Next are below. */
export const Narrow = meta.story({
  args: { pages: pagesFrom([1, 8, 9, 10, 11, 12, 40], 10) },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Previous',
      'Page 1',
      'Page 9',
      'Page 10',
      'Page 11',
      'Page 40',
      'Next',
    ]);
    const tops = links.map((link) => link.getBoundingClientRect().top);
    const [previous, first, ...others] = tops;
    const next = others.pop();
    await expect(new Set([first, ...others]).size).toBe(1);
    await expect(previous).toBe(next);
    await expect(previous).toBeGreaterThan(first ?? Number.NaN);
  },
});

/** Keeps neighbours of the first and last page, which have no gap beside them. */
export const NarrowAtAnEnd = meta.story({
  args: { pages: pagesFrom([1, 2, 3, 4, 40], 2) },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const pages = canvas.getAllByRole('link', { name: /^Page/ });
    await expect(pages.map((link) => link.textContent)).toEqual(['1', '2', '3', '40']);
  },
});

/** Renders nothing for a single page. */
export const SinglePage = meta.story({
  tags: ['@9.2'],
  args: { pages: pagesFrom([1], 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ hrefFor }) => (
    <Stack>
      <Pagination label="First" hrefFor={hrefFor} pages={pagesFrom([1, 2, 3], 1)} />
      <Pagination
        label="Middle"
        hrefFor={hrefFor}
        pages={pagesFrom([1, 8, 9, 10, 11, 12, 40], 10)}
      />
      <Pagination label="Last" hrefFor={hrefFor} pages={pagesFrom([1, 2, 3], 3)} />
    </Stack>
  ),
});
