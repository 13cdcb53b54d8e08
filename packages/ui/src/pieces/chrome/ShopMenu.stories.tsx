import { aCategory } from '@formulary/rules/fixtures/aCategory';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import type { KeyRow } from '../../../../../.storybook/keyRow.ts';
import { pressAlong } from '../../../../../.storybook/pressAlong.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tabThrough } from '../../../../../.storybook/tabThrough.ts';
import { ShopMenu } from './ShopMenu.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'On Shop and on an arrow: opens and closes what is below it',
    check: async ({ press, canvas }) => {
      const shop = canvas.getByRole('button', { name: 'Shop' });
      shop.focus();
      await press('Enter');
      await expect(shop).toHaveAttribute('aria-expanded', 'true');
      canvas.getByRole('button', { name: 'Dermal fillers: sub-categories' }).focus();
      await press('Space');
      await expect(canvas.getByRole('link', { name: 'Lips' })).toBeVisible();
    },
  },
  {
    keys: 'Tab',
    does: 'From the arrow into its sub-menu',
    check: tabThrough(({ canvas }) => [canvas.getByRole('link', { name: 'Lips' })]),
  },
  {
    keys: 'Esc',
    does: 'Closes one level; the focus goes back to its button',
    check: async ({ press, canvas }) => {
      await press('Esc');
      await expect(canvas.queryByRole('link', { name: 'Lips' })).not.toBeInTheDocument();
      await expect(
        canvas.getByRole('button', { name: 'Dermal fillers: sub-categories' }),
      ).toHaveFocus();
      await press('Esc');
      await expect(canvas.queryByRole('link', { name: 'Toxins' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Shop' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Chrome/ShopMenu',
  component: ShopMenu,
  parameters: {
    guide: {
      useFor: ['All categories of the shop, from every page.'],
      useNot: ['A phone: MenuDrawer holds the same tree.', 'Any other menu: use DropMenu.'],
      anatomy: [
        ['Shop', 'The button that opens it'],
        ['All categories', 'The page of them all'],
        ['Category', 'A link; an arrow beside it when there is more below'],
        ['Sub-menu', 'Beside the first column; one is open at a time'],
      ],
      keyboard,
      screenReader: [
        '“Shop, button, collapsed”; opened: “All categories, link”, then the categories as a list.',
        '“Dermal fillers, link”, “Dermal fillers: sub-categories, button, collapsed”.',
      ],
      content: [
        'Categories by their own names.',
        '“Dermal fillers: sub-categories”: an arrow says whose it opens.',
      ],
      do: ['Open by pressing, never by hovering.'],
      dont: ['Make a category that has sub-categories unreachable itself.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '26rem' } },
  },
  globals: { viewport: { value: 'wide' } },
  args: {
    categories: [
      aCategory({ id: 1, name: 'Toxins' }),
      aCategory({ id: 2, name: 'Dermal fillers' }),
      aCategory({ id: 21, name: 'Lips', parentId: 2 }),
      aCategory({ id: 22, name: 'Cheeks', parentId: 2 }),
      aCategory({ id: 221, name: 'With lidocaine', parentId: 22 }),
      aCategory({ id: 3, name: 'Needles and cannulas' }),
    ],
    categoryHref: (id) => (id === 0 ? '/categories' : `/categories?categoryId=${id}`),
  },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Shop' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const ThreeLevels = meta.story({
  tags: ['state', 'played'],
  parameters: { room: '24rem' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await step('the top level, each a link to its page', async () => {
      const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(names).toEqual([
        'All categories',
        'Toxins',
        'Dermal fillers',
        'Needles and cannulas',
      ]);
      await expect(canvas.getByRole('link', { name: 'Toxins' })).toHaveAttribute(
        'href',
        '/categories?categoryId=1',
      );
    });
    await step('and what is below, and below that', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Dermal fillers/ }));
      await expect(canvas.getByRole('link', { name: 'Lips' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^Cheeks/ }));
      await expect(canvas.getByRole('link', { name: 'With lidocaine' })).toBeVisible();
    });
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
