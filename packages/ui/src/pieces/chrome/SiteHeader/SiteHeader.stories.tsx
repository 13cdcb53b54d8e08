import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { WithoutScripts as NoScripts } from '@formulary/storybook-kit/plays/WithoutScripts';
import { fingers } from '@formulary/storybook-kit/plays/fingers';
import { comesWithSession } from '@formulary/storybook-kit/plays/comesWithSession';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { NotificationBell, type NotificationEntry } from '../NotificationBell/NotificationBell.tsx';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

const Terms = () => (
  <MenuLinks links={[{ label: 'Terms and conditions', href: '/terms-and-conditions' }]} />
);
/** Content of More, loaded on demand. */
const loadTerms: SiteHeaderProps['loadMore'] = async () => Terms;

/** Fails on hover and on opening More, then succeeds. */
function comingAtLast() {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= 3) throw new TypeError('Failed to fetch dynamically imported module');
    return Terms;
  };
}

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

const asking: readonly NotificationEntry[] = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  title: `Practitioner ${id}`,
  detail: `${id} hours ago`,
  href: '/practitioners',
}));
const unsigned: readonly NotificationEntry[] = [
  { id: 51, title: 'F-2026-000031', detail: '2 days ago', href: '/prescription/51' },
];
const bells = (
  <>
    <NotificationBell kind="requests" count={6} entries={asking} viewAllHref="/practitioners" />
    <NotificationBell
      kind="prescriptions"
      count={1}
      entries={unsigned}
      viewAllHref="/prescriptions?signStatus=0"
    />
  </>
);
const silentBells = (
  <>
    <NotificationBell kind="requests" count={0} entries={[]} viewAllHref="/practitioners" />
    <NotificationBell kind="prescriptions" count={0} entries={[]} viewAllHref="/prescriptions" />
  </>
);

/** Expects the shop's name to be uncut, at 15 px or larger. */
async function readableName(home: HTMLElement): Promise<void> {
  const name = home.querySelector<HTMLElement>('[data-part="name"]')!;
  await expect(name.getBoundingClientRect().width).toBeGreaterThan(50);
  await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  await expect(parseFloat(getComputedStyle(name).fontSize)).toBeGreaterThanOrEqual(15);
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves between controls; leaving a menu closes it',
    check: async ({ press, canvas, userEvent }) => {
      const control = (role: string, name: string) => canvas.getByRole(role, { name });
      const stops = [
        control('link', 'Formulary'),
        control('button', 'Shop'),
        control('link', 'Orders'),
        control('button', 'More'),
        control('button', 'Search'),
        control('combobox', 'Currency'),
        control('button', 'Your account'),
        control('link', 'Cart 3 items'),
      ];
      for (const stop of stops) {
        await press('Tab');
        await expect(stop).toHaveFocus();
      }
      const more = control('button', 'More');
      await userEvent.click(more);
      await canvas.findByRole('link', { name: 'Terms and conditions' });
      await press('Tab');
      await expect(control('link', 'Terms and conditions')).toHaveFocus();
      await press('Tab');
      await expect(more).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    keys: 'Enter, Space',
    does: 'On Shop and More: opens and closes the menu',
    check: async ({ press, canvas }) => {
      const opensAndCloses = async (name: string) => {
        const button = canvas.getByRole('button', { name });
        button.focus();
        await press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await press('Space');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await press('Space');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      };
      await opensAndCloses('More');
      await opensAndCloses('Shop');
    },
  },
  {
    keys: 'Esc',
    does: 'Closes a menu; the focus goes back to its button',
    check: async ({ press, canvas, userEvent }) => {
      const shop = canvas.getByRole('button', { name: 'Shop' });
      await userEvent.click(shop);
      (await canvas.findByRole('link', { name: 'With lidocaine' })).focus();
      await press('Esc');
      await expect(shop).toHaveFocus();
      await expect(canvas.queryByRole('link', { name: 'Toxins' })).not.toBeInTheDocument();
      const more = canvas.getByRole('button', { name: 'More' });
      await userEvent.click(more);
      (await canvas.findByRole('link', { name: 'Terms and conditions' })).focus();
      await press('Esc');
      await expect(more).toHaveFocus();
      await expect(more).toHaveAttribute('aria-expanded', 'false');
    },
  },
];

const meta = preview.meta({
  title: 'Chrome/SiteHeader',
  component: SiteHeader,
  parameters: {
    guide: {
      useFor: ['The top of every page: the shop, search, one’s own screens, the cart.'],
      useNot: ['The title of a page: use PageHeader.', 'Paper: Letterhead says who sends it.'],
      anatomy: [
        ['Menu', 'On a phone: the menus in a drawer'],
        ['Logo', 'Home', 'a'],
        ['Shop', 'All categories with all that is below them, in columns'],
        ['Own screens', 'When signed in'],
        ['More', 'Guides and policies'],
        ['Bells', 'What waits for a prescriber', 'button "Prescriptions to sign"'],
        ['Search, account or Login, cart', 'The ways used most', 'a[href="/cart"]'],
      ],
      drawnIn: 'Prescriber',
      keyboard,
      screenReader: [
        '“Banner”, “Main, navigation”, “Shop, button, collapsed”.',
        '“Dermal fillers, link”, then the list of what is below it.',
        '“Cart 3 items, link”.',
      ],
      content: ['The specification’s words: Shop, Login, More, My Prescribers.'],
      do: ['Open menus by pressing, never by hovering.'],
      dont: ['Show a way that its reader may not go.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    docs: { story: { height: '16rem' } },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'wide' } },
  args: {
    isSignedIn: true,
    categories,
    categoryHref: (id) => (id === 0 ? '/categories' : `/categories?categoryId=${id}`),
    productsHref: (id) => (id === undefined ? '/products' : `/products?categoryId=${id}`),
    links: [{ label: 'Orders', href: '/orders' }],
    loadMore: loadTerms,
    homeHref: '/',
    searchHref: '/products',
    signInHref: '/signin',
    cartHref: '/cart',
    cartCount: 3,
    onSearch: fn(),
    onProfile: fn(),
  },
});

export const SignedIn = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('link', { name: 'Formulary' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await step('the cart shows its number of items', async () => {
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
    await step('search and account open their overlays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(args.onSearch).toHaveBeenCalledOnce();
      await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
      await expect(args.onProfile).toHaveBeenCalledOnce();
    });
  },
});

export const Visitor = meta.story({
  tags: ['state', 'every-view'],
  args: { isSignedIn: false, cartCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/signin');
    await expect(canvas.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Your account' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
  },
});

/** Practitioners' requests and prescriptions to sign (spec 2.27). */
export const Prescriber = meta.story({
  tags: ['state', 'played'],
  args: { bells },
  play: async ({ canvas, userEvent, step }) => {
    await step('requests: the count, the latest five and a link to all', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Practitioner requests 6 pending' }),
      );
      const list = within(await canvas.findByRole('dialog', { name: 'Practitioner requests' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(5);
      await expect(list.getByRole('link', { name: 'View All' })).toHaveAttribute(
        'href',
        '/practitioners',
      );
    });
    await step('prescriptions to sign, one list open at a time', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Prescriptions to sign 1 unsigned' }),
      );
      const list = within(await canvas.findByRole('dialog', { name: 'Prescriptions to sign' }));
      await expect(list.getByRole('link', { name: /^F-2026-000031/ })).toHaveAttribute(
        'href',
        '/prescription/51',
      );
      await expect(list.getByRole('link', { name: 'View All' })).toHaveAttribute(
        'href',
        '/prescriptions?signStatus=0',
      );
      await expect(await canvas.findAllByRole('dialog')).toHaveLength(1);
    });
  },
});

export const PrescriberWithNothingWaiting = meta.story({
  tags: ['state', 'played'],
  args: { bells: silentBells },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Practitioner requests' }));
    await waitFor(() => expect(canvas.getByText('No New Request')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Prescriptions to sign' }));
    await waitFor(() => expect(canvas.getByText('No Unsigned Prescription')).toBeVisible());
  },
});

/** Only the name is shown beside both bells. */
export const PrescriberOnAPhone = meta.story({
  args: { bells },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const cart = canvas.getByRole('link', { name: 'Cart 3 items' }).getBoundingClientRect();
    await expect(cart.right).toBeLessThanOrEqual(clientWidth);
    for (const bell of canvas.getAllByRole('button', { name: /pending|unsigned/ }))
      await expect(bell.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    // Beside six icons, 320 pixels have room for the mark only; the link keeps its name.
    await expect(
      canvas.getByRole('link', { name: 'Formulary' }).querySelector('svg'),
    ).toBeVisible();
  },
});

/** A visitor’s header in a browser with a session: placeholders for the user's controls. */
export const VisitorsToSomebodySignedIn = meta.story({
  tags: ['state'],
  args: { isSignedIn: false, cartCount: 0 },
  beforeEach: comesWithSession,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Login')).not.toBeVisible();
    const { width, height } = canvas.getByText('Login').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(canvas.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Shop' })).toBeVisible();
  },
});

export const VisitorHearsNoBells = meta.story({
  tags: ['!autodocs'],
  args: { isSignedIn: false, bells },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /pending|unsigned/ })).toBeNull();
  },
});

async function worksWithoutScripts(page: HTMLElement) {
  const canvas = within(page);
  const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Search products' });
  const form = field.form!;
  await expect(form).toBeVisible();
  await expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/products']);
  await expect(canvas.getAllByRole('button')).toEqual([within(form).getByRole('button')]);
  await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/signin');
}

/** Hides everything that needs scripts; the search opens a page. */
export const WithoutScripts = meta.story({
  tags: ['state'],
  decorators: [
    (Story) => (
      <NoScripts>
        <Story />
      </NoScripts>
    ),
  ],
  args: { isSignedIn: false, cartCount: 0 },
  play: async ({ canvasElement }) => {
    await worksWithoutScripts(canvasElement);
  },
});

export const WithoutScriptsOnAPhone = meta.story({
  tags: ['state', 'every-view'],
  decorators: [
    (Story) => (
      <NoScripts>
        <Story />
      </NoScripts>
    ),
  ],
  args: { isSignedIn: false, cartCount: 0 },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvasElement }) => {
    await worksWithoutScripts(canvasElement);
  },
});

/** Without scripts the button links to the products; after hydration it opens the search. */
export const SearchBeforeScripts = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Search' });
    await expect(button.type).toBe('submit');
    await expect(new URL(button.form!.action).pathname).toBe('/products');
    const send = fn((event: Event) => event.preventDefault());
    button.form!.addEventListener('submit', send);
    await userEvent.click(button);
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(send).not.toHaveBeenCalled();
  },
});

export const ShopMenu = meta.story({
  tags: ['state', 'every-view', 'played'],
  parameters: { room: '24rem' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await expect(await canvas.findByRole('link', { name: 'Toxins' })).toHaveAttribute(
      'href',
      '/categories?categoryId=1',
    );
    await expect(await canvas.findByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/categories',
    );
    for (const name of ['Lips', 'With lidocaine', 'Cannulas'])
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
});

export const ShopMenuStaysClosed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const shop = canvas.getByRole('button', { name: 'Shop' });
    await step('hovering opens nothing', async () => {
      await userEvent.hover(shop);
      await expect(shop).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(shop);
      await expect(shop).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(document.body);
      await expect(shop).toHaveAttribute('aria-expanded', 'false');
    });
  },
});

export const MoreMenu = meta.story({
  tags: ['state', 'played'],
  parameters: { room: '12rem' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const link = await canvas.findByRole('link', { name: 'Terms and conditions' });
    await expect(link).toHaveAttribute('href', '/terms-and-conditions');
  },
});

/** Offers a retry in place of the content of More. */
export const MoreDoesNotCome = meta.story({
  args: { loadMore: comingAtLast() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load this menu.',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Terms and conditions' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'More' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

export const NothingMore = meta.story({
  render: (args) => <SiteHeader {...args} loadMore={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await readableName(canvas.getByRole('link', { name: 'Formulary' }));
  },
});

export const VisitorOnAPhone = meta.story({
  tags: ['!autodocs'],
  args: { isSignedIn: false },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', { name: /^Cart/ }).getBoundingClientRect();
    await expect(cart.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await readableName(canvas.getByRole('link', { name: 'Formulary' }));
  },
});

/** A large count stays clear of the screen edge. */
export const FullCartOnAPhone = meta.story({
  tags: ['!autodocs'],
  args: { cartCount: 240 },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText('99+').parentElement!.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 4);
  },
});

export const DrawerOfAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the menus are in a drawer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
      await userEvent.click(drawer.getByRole('button', { name: 'Dermal fillers: sub-categories' }));
      await expect(drawer.getByRole('link', { name: 'Lips' })).toBeVisible();
      await expect(drawer.getByRole('link', { name: 'Orders' })).toBeVisible();
    });
    await step('Esc closes the sub-menu, not the drawer', async () => {
      await fingers.press('Escape', userEvent);
      await expect(canvas.queryByRole('link', { name: 'Lips' })).not.toBeInTheDocument();
      await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
    await step('then Esc closes the drawer and returns the focus to its button', async () => {
      await fingers.press('Escape', userEvent);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByRole('button', { name: 'Menu' })).toHaveFocus();
    });
  },
});

export const Keyboard = meta.story({ play: pressAlong });
