import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ShopMenu } from './ShopMenu.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'On Shop: opens and closes',
    check: async ({ press, canvas }) => {
      const shop = canvas.getByRole('button', { name: 'Shop' });
      shop.focus();
      await press('Enter');
      await expect(shop).toHaveAttribute('aria-expanded', 'true');
      await press('Space');
      await expect(shop).toHaveAttribute('aria-expanded', 'false');
      await press('Enter');
      await expect(await canvas.findByRole('link', { name: 'Lips' })).toBeVisible();
    },
  },
  {
    keys: 'Tab',
    does: 'Moves from Shop to all categories and products, then to each category and its subcategories',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: 'All categories' }),
      canvas.getByRole('link', { name: 'All products' }),
      canvas.getByRole('link', { name: 'Toxins' }),
      canvas.getByRole('link', { name: 'Dermal fillers' }),
      canvas.getByRole('link', { name: 'All in Dermal fillers' }),
      canvas.getByRole('link', { name: 'Lips' }),
    ]),
  },
  {
    keys: 'Esc',
    does: 'Closes it; the focus goes back to Shop',
    check: async ({ press, canvas }) => {
      canvas.getByRole('link', { name: 'Lips' }).focus();
      await press('Esc');
      await expect(canvas.queryByRole('link', { name: 'Toxins' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Shop' })).toHaveFocus();
    },
  },
];

/** Size of a full shop: 14 categories with up to five children, 64 in all. */
const fullShop = Array.from({ length: 14 }, (_, top) => [
  aCategory({ id: top + 1, name: `Category ${top + 1} and its kin` }),
  ...Array.from({ length: top < 8 ? 4 : 3 }, (_none, sub) =>
    aCategory({
      id: (top + 1) * 100 + sub,
      name: `Topical antibiotics ${top + 1}.${sub + 1}`,
      parentId: top + 1,
    }),
  ),
]).flat();

const meta = preview.meta({
  title: 'Chrome/ShopMenu',
  component: ShopMenu,
  parameters: {
    guide: {
      useFor: ['All categories of the shop, from every page.'],
      useNot: ['A phone: MenuDrawer holds the same tree.', 'Any other menu: use DropMenu.'],
      anatomy: [
        ['Shop', 'The button that opens it', 'button "Shop"'],
        [
          'All categories, All products',
          'The page of them all, the list of them all',
          'a "All categories"',
        ],
        ['Category', 'A link, in bold', 'a "Dermal fillers"'],
        ['All in …', 'The list of its products: one press from the menu', 'a "All in"'],
        ['What is below it', 'Links under it, in the same column', 'a "Lips"'],
      ],
      drawnIn: 'ThreeLevels',
      keyboard,
      screenReader: [
        '“Shop, button, collapsed”; opened: “All categories, link”, then the categories as a list.',
        '“Dermal fillers, link”, then the list of what is below it, “All in Dermal fillers, link” first.',
      ],
      content: ['Categories by their own names.'],
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
    productsHref: (id) => (id === undefined ? '/products' : `/products?categoryId=${id}`),
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await canvas.findAllByRole('link', { name: /antibiotics|Lips/ });
    const names = (await canvas.findAllByRole('link')).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'All categories',
      'All products',
      'Toxins',
      'Dermal fillers',
      'All in Dermal fillers',
      'Lips',
      'Cheeks',
      'All in Cheeks',
      'With lidocaine',
      'Needles and cannulas',
    ]);
    await expect(await canvas.findByRole('link', { name: 'Toxins' })).toHaveAttribute(
      'href',
      '/categories?categoryId=1',
    );
    await expect(
      await canvas.findByRole('link', { name: 'All in Dermal fillers' }),
    ).toHaveAttribute('href', '/products?categoryId=2');
    await expect(await canvas.findByRole('link', { name: 'All products' })).toHaveAttribute(
      'href',
      '/products',
    );
  },
});

/** A full shop fits into view in columns, even on a small desktop. */
export const FullShop = meta.story({
  tags: ['state', 'every-view', 'played'],
  args: { categories: fullShop },
  globals: { viewport: { value: 'desktop' } },
  parameters: { room: '46rem' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await canvas.findAllByRole('link', { name: /antibiotics|Lips/ });
    const links = await canvas.findAllByRole('link');
    const parents = fullShop.filter(({ parentId }) => parentId === 0);
    await expect(links).toHaveLength(2 + fullShop.length + parents.length);
    const { clientWidth, clientHeight } = document.documentElement;
    for (const link of links) {
      const { left, right, bottom, height } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(clientWidth);
      await expect(bottom).toBeLessThanOrEqual(clientHeight);
      await expect(height).toBeGreaterThanOrEqual(24);
    }
  },
});

/** More categories than fit scroll inside the menu, down to the last. */
export const MoreThanTheWindow = meta.story({
  tags: ['!autodocs'],
  args: {
    categories: [
      ...fullShop,
      ...fullShop.map(({ id, parentId, ...rest }) => ({
        ...rest,
        id: id + 10_000,
        parentId: parentId === 0 ? 0 : parentId + 10_000,
      })),
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await canvas.findAllByRole('link', { name: /antibiotics|Lips/ });
    const links = await canvas.findAllByRole('link');
    const panel = (await canvas.findByRole('button', { name: 'Shop' })).nextElementSibling!;
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    links.at(-1)?.focus();
    await expect(links.at(-1)!.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
