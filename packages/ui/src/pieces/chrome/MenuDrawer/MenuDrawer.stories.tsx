import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { StillLink } from '@formulary/storybook-kit/plays/StillLink';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { LinkProvider } from '../../../primitives/navigation/Link/Link.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import { MenuDrawer, type MenuDrawerProps } from './MenuDrawer.tsx';

function WithOpener(props: MenuDrawerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <LinkProvider component={StillLink}>
      <Button onClick={() => setIsOpen(true)}>Open the menu</Button>
      <MenuDrawer {...props} isOpen={isOpen} onClose={close} />
    </LinkProvider>
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'On an arrow: opens and closes the subcategories',
    check: async ({ press }) => {
      const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
      drawer.getByRole('button', { name: 'Dermal fillers: sub-categories' }).focus();
      await press('Enter');
      await expect(drawer.getByRole('link', { name: 'Lips' })).toBeVisible();
      await press('Space');
      await expect(drawer.queryByRole('link', { name: 'Lips' })).not.toBeInTheDocument();
      await press('Enter');
      await expect(drawer.getByRole('link', { name: 'Lips' })).toBeVisible();
    },
  },
  {
    keys: 'Esc',
    does: 'Closes one level of categories, then the drawer; the focus returns',
    check: async ({ press, canvas, userEvent }) => {
      const opener = canvas.getByRole('button', { name: 'Open the menu' });
      await press('Esc');
      await expect(screen.queryByRole('link', { name: 'Lips' })).not.toBeInTheDocument();
      await expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await press('Esc');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Menu' });
      await press('Esc');
      await waitFor(() => expect(opener).toHaveFocus());
    },
  },
];

const meta = preview.meta({
  title: 'Chrome/MenuDrawer',
  component: MenuDrawer,
  parameters: {
    guide: {
      useFor: ['The header’s menus where there is no room for them.'],
      useNot: ['A wide screen: ShopMenu and DropMenu stand in the header.'],
      anatomy: [
        ['Yours', 'One’s own screens, for who is signed in', 'section[aria-label="Yours"] h3'],
        [
          'Shop',
          'All categories, with what is below one press away, and the list of each',
          'section[aria-label="Shop"] h3',
        ],
        ['More', 'Guides, pages and policies', 'section[aria-label="More"] h3'],
        ['Currency', 'As in the header', 'select'],
      ],
      drawnIn: 'Open',
      keyboard,
      screenReader: ['“Menu, dialog”; “Shop, region”, the categories as a list; the other links.'],
      content: [
        '“Menu” is its title; the categories stand under “Shop”.',
        'Links with the same words as in the wide header.',
      ],
      do: ['Close it when a link was chosen.'],
      dont: ['Give a phone fewer ways than the wide header has.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '34rem' } },
  },
  globals: { viewport: { value: 'reflow' } },
  args: {
    isOpen: true,
    onClose: fn(),
    categories: [
      aCategory({ id: 1, name: 'Toxins' }),
      aCategory({ id: 2, name: 'Dermal fillers' }),
      aCategory({ id: 21, name: 'Lips', parentId: 2 }),
    ],
    categoryHref: (id) => `/categories?categoryId=${id}`,
    productsHref: (id) => (id === undefined ? '/products' : `/products?categoryId=${id}`),
    ownLinks: [{ label: 'Orders', href: '/orders' }],
    more: (
      <MenuLinks
        links={[
          { label: 'How to order as a prescriber', href: '/resources/guide.pdf', isNewTab: true },
          { label: 'FAQs', href: '/faqs' },
        ]}
      />
    ),
  },
  render: (args) => <WithOpener {...args} />,
});

export const Open = meta.story({
  play: async ({ args, userEvent, step }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await step('shows the whole shop, the user’s own screens and the currency', async () => {
      const names = drawer.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(names).toEqual([
        'Orders',
        'All categories',
        'All products',
        'Toxins',
        'Dermal fillers',
        'How to order as a prescriber (PDF, in a new tab)',
        'FAQs',
      ]);
      await expect(drawer.getByRole('combobox', { name: 'Currency' })).toBeVisible();
    });
    await step('a press beside the links keeps it open', async () => {
      await userEvent.click(drawer.getByText('Shop'));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const ChoosingCloses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const toxins = drawer.getByRole('link', { name: 'Toxins' });
    for (const key of ['Control', 'Meta', 'Shift']) {
      await userEvent.keyboard(`{${key}>}`);
      await userEvent.click(toxins);
      await userEvent.keyboard(`{/${key}}`);
    }
    // A link that opens in another tab or window keeps the menu open.
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(toxins);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const WithoutLinks = meta.story({
  args: { ownLinks: [], more: undefined },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(drawer.queryByRole('region', { name: 'More' })).not.toBeInTheDocument();
    await expect(drawer.queryByRole('region', { name: 'Yours' })).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Dermal fillers: sub-categories' }),
    );
    await expect(await screen.findByRole('link', { name: 'Lips' })).toBeVisible();
    await expect(
      await screen.findByRole('link', { name: 'All in Dermal fillers' }),
    ).toHaveAttribute('href', '/products?categoryId=2');
  },
});
