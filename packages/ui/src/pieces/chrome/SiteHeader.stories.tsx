import { aCategory } from '@formulary/rules/fixtures/aCategory';
import { expect, fn, screen, within } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const categories = [
  aCategory({ id: 1, name: 'Toxins' }),
  aCategory({ id: 2, name: 'Dermal fillers' }),
  aCategory({ id: 21, name: 'Lips', parentId: 2 }),
  aCategory({ id: 22, name: 'Cheeks and jawline', parentId: 2 }),
  aCategory({ id: 221, name: 'With lidocaine', parentId: 22 }),
  aCategory({ id: 3, name: 'Skin boosters' }),
  aCategory({ id: 4, name: 'Needles and cannulas' }),
  aCategory({ id: 41, name: 'Cannulas', parentId: 4 }),
];

const meta = preview.meta({
  title: 'Chrome/SiteHeader',
  component: SiteHeader,
  parameters: {
    guide: {
      useFor: ['The top of every page: the shop, search, one’s own screens, the cart.'],
      anatomy: [
        ['Menu', 'On a phone: the menus in a drawer'],
        ['Logo', 'Home'],
        ['Shop', 'All categories, with what is below one press away'],
        ['Own screens', 'When signed in'],
        ['More', 'Guides and policies'],
        ['Search, account or Login, cart', 'The ways used most'],
      ],
      keyboard: [
        ['Tab', 'From control to control; leaving a menu closes it'],
        ['Enter, Space', 'On Shop, More and the arrows: opens and closes'],
        ['Esc', 'Closes one level of a menu; the focus goes back to its button'],
      ],
      screenReader: [
        '“Banner”, “Main, navigation”, “Shop, button, collapsed”.',
        '“Dermal fillers, link”, “Dermal fillers: sub-categories, button, collapsed”.',
        '“Cart 3 items, link”.',
      ],
      content: ['The specification’s words: Shop, Login, More, My Prescribers.'],
      do: ['Open menus by pressing, never by hovering.'],
      dont: ['Show a way that its reader may not go.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'wide' } },
  args: {
    isSignedIn: true,
    categories,
    categoryHref: (id) => (id === 0 ? '/categories' : `/categories?categoryId=${id}`),
    links: [{ label: 'Orders', href: '/orders' }],
    moreLinks: [{ label: 'Terms and conditions', href: '/terms-and-conditions' }],
    homeHref: '/',
    signInHref: '/signin',
    cartHref: '/cart',
    cartCount: 3,
    onSearch: fn(),
    onProfile: fn(),
  },
});

export const SignedIn = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('link', { name: 'Formulary' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await step('the cart says how much is in it', async () => {
      await expect(canvas.getByRole('link', { name: 'Cart 3 items' })).toHaveAttribute(
        'href',
        '/cart',
      );
    });
    await step('GBP is the only currency', async () => {
      const options = within(canvas.getByRole('combobox', { name: 'Currency' })).getAllByRole(
        'option',
      );
      await expect(options.map(({ textContent }) => textContent)).toEqual(['GBP']);
    });
    await step('search and account call for their overlays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(args.onSearch).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Your account' }));
      await expect(args.onProfile).toHaveBeenCalledOnce();
    });
  },
});

export const Visitor = meta.story({
  args: { isSignedIn: false, cartCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/signin');
    await expect(canvas.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Your account' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
  },
});

export const ShopMenu = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const shop = canvas.getByRole('button', { name: 'Shop' });
    const sub = () => canvas.getByRole('button', { name: 'Dermal fillers: sub-categories' });
    await step('hovering opens nothing', async () => {
      await userEvent.hover(shop);
      await expect(shop).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Enter and Space open and close it', async () => {
      shop.focus();
      await userEvent.keyboard('{Enter}');
      await expect(shop).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard(' ');
      await expect(shop).toHaveAttribute('aria-expanded', 'false');
    });
    await step('pressing shows the top level, and what is below on asking', async () => {
      await userEvent.click(shop);
      await expect(canvas.getByRole('link', { name: 'Toxins' })).toHaveAttribute(
        'href',
        '/categories?categoryId=1',
      );
      await expect(canvas.getByRole('link', { name: 'All categories' })).toHaveAttribute(
        'href',
        '/categories',
      );
      await expect(canvas.queryByRole('link', { name: 'Lips' })).not.toBeInTheDocument();
      await userEvent.click(sub());
      await expect(canvas.getByRole('link', { name: 'Lips' })).toBeVisible();
      await userEvent.click(
        canvas.getByRole('button', { name: 'Cheeks and jawline: sub-categories' }),
      );
      await expect(canvas.getByRole('link', { name: 'With lidocaine' })).toBeVisible();
    });
    await step('Esc closes one level at a time and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link', { name: 'With lidocaine' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Lips' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link', { name: 'Lips' })).not.toBeInTheDocument();
      await expect(sub()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link', { name: 'Toxins' })).not.toBeInTheDocument();
      await expect(shop).toHaveFocus();
    });
    await step('one sub-menu at a time', async () => {
      await userEvent.click(shop);
      await userEvent.click(sub());
      await userEvent.click(
        canvas.getByRole('button', { name: 'Needles and cannulas: sub-categories' }),
      );
      await expect(canvas.queryByRole('link', { name: 'Lips' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Cannulas' })).toBeVisible();
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(document.body);
      await expect(shop).toHaveAttribute('aria-expanded', 'false');
    });
  },
});

export const MoreMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const link = canvas.getByRole('link', { name: 'Terms and conditions' });
    await expect(link).toHaveAttribute('href', '/terms-and-conditions');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const NothingMore = meta.story({
  args: { moreLinks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas, userEvent, step }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await step('the menus are in a drawer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
      await userEvent.click(drawer.getByRole('button', { name: 'Dermal fillers: sub-categories' }));
      await expect(drawer.getByRole('link', { name: 'Lips' })).toBeVisible();
      await expect(drawer.getByRole('link', { name: 'Orders' })).toBeVisible();
    });
    await step('Esc closes the sub-menu, not the drawer', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link', { name: 'Lips' })).not.toBeInTheDocument();
      await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  },
});

export const AllStates = meta.story({});
