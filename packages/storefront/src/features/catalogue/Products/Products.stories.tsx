import {
  getPublicProductFacets,
  listProducts,
  listPublicProducts,
  readSearch,
} from '@formulary/rules/calls/catalogueCalls';
import { expect, screen, waitFor, within } from 'storybook/test';
import { partedDoses } from '@formulary/storybook-kit/plays/partedDoses';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { mockProducts } from '../mocks/mockCatalogue.ts';
import { publicProductOf } from '../mocks/publicProductOf.ts';
import { mockShop } from '../../../mocks/mockShop.ts';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { browserStorage } from '@formulary/client/storage/storage';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Products',
  component: ShopAt,
  args: { path: '/products' },
  parameters: screenParameters(
    'The products of a category or of a search, twelve to a page; prices for those who are signed in (spec 2.10).',
  ),
  beforeEach: enterShop,
});

const overlay = () => within(screen.getByRole('dialog', { name: 'Search' }));

const findSearchField = () => screen.findByRole('textbox', { name: 'What are you looking for?' });

/** Does what Esc does in a dialog; scripted key presses do not reach it. */
const pressEscape = () =>
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));

export const Visitor = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    await expect(within(list).getAllByText('Login to see prices')).toHaveLength(12);
    await expect(list).not.toHaveTextContent('£');
    await expect(list).not.toHaveTextContent('OFFER');
    await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toBeInTheDocument();
  },
});

export const Practitioner = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.10', 'state', 'every-view', '@9.1'],
  play: async ({ canvas, userEvent, step }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    const cards = () => within(list).getAllByRole('article');
    await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toBeInTheDocument();
    await waitFor(() =>
      expect(within(list).getAllByRole('button', { name: /^Add/ })).toHaveLength(12),
    );
    await step('the page has twelve products with name, picture and price', async () => {
      await expect(cards()).toHaveLength(12);
      await expect(await canvas.findByText('14 products')).toBeVisible();
      await expect(list).toHaveTextContent('£58.50');
      await expect(cards()[0]?.querySelector('img')).toBeInTheDocument();
    });
    await step('no number wraps away from its unit', async () => {
      await expect(list).toHaveTextContent('24 mg/ml');
      await expect(partedDoses(list)).toEqual([]);
    });
    await step('an offer shows its ribbon and its text', async () => {
      const filler = within(cards()[0]!);
      await expect(filler.getByText('OFFER')).toBeVisible();
      await expect(filler.getByText('Buy 3 for £150.00')).toBeVisible();
      await expect(within(list).getAllByText('OFFER')).toHaveLength(1);
    });
    await step('the border differs for available and sold-out products', async () => {
      const [available, , soldOut] = cards().map((card) => getComputedStyle(card).borderTopColor);
      await expect(available).not.toBe(soldOut);
      await expect(cards()[2]).toHaveTextContent('Out of stock');
      await expect(cards()[0]).toHaveTextContent('In stock');
    });
    await step('the second page shows the rest', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
      await waitFor(() => expect(cards()).toHaveLength(2));
      await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
        'aria-current',
      );
    });
  },
});

/** A page past the end shows the last page. */
export const PastTheEnd = meta.story({
  tags: ['!autodocs', '@9.2'],
  args: { role: 'practitioner', path: '/products?page=9999' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(2));
    await expect(await canvas.findByText('14 products')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
    );
  },
});

/** An invalid page shows the first page. */
export const NoPage = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner', path: '/products?page=1.5' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    await expect(within(list).getAllByRole('article')).toHaveLength(12);
    await expect(await canvas.findByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
    );
  },
});

export const Prescriber = meta.story({
  args: { role: 'prescriber' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Products' })).toBeVisible();
  },
});

export const OfACategory = meta.story({
  tags: ['state'],
  args: { role: 'practitioner', path: '/products?categoryId=1' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    await expect(within(list).getAllByRole('article')).toHaveLength(2);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Botulinum toxins' }),
    ).toBeVisible();
  },
});

export const Searched = meta.story({
  args: { role: 'visitor' },
  tags: ['@2.13', 'state'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('list', { name: 'Products' });
    await step('Esc and the button close the search', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Search/ }));
      await findSearchField();
      pressEscape();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.keyboard('/');
      await findSearchField();
      await userEvent.click(await screen.findByRole('button', { name: 'Close search' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Enter opens the matching products', async () => {
      await userEvent.keyboard('/');
      const field = await findSearchField();
      await userEvent.type(field, 'toxin');
      // Submits the form, as Enter would; the overlay's own story presses the key.
      field.closest('form')?.requestSubmit();
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Results for ‘toxin’' }),
      ).toBeVisible();
      await expect(await canvas.findByText('2 products')).toBeVisible();
    });
  },
});

/** The search suggests while typing; past searches are offered later. */
export const FoundWhileTyping = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.13'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('list', { name: 'Products' });
    await step('it suggests categories and products, with prices for a buyer', async () => {
      await userEvent.keyboard('/');
      await userEvent.type(await findSearchField(), 'botul');
      const products = within(await overlay().findByRole('region', { name: 'Products' }));
      await expect(products.getAllByRole('listitem')[0]).toHaveTextContent(/^Botulinum toxin.+£/);
      await expect(overlay().getByRole('link', { name: 'Botulinum toxins' })).toBeVisible();
    });
    await step('one letter gets no suggestions', async () => {
      await userEvent.clear(await findSearchField());
      await userEvent.type(await findSearchField(), 'b');
      await waitFor(() =>
        expect(overlay().queryByRole('region', { name: 'Products' })).not.toBeInTheDocument(),
      );
    });
    await step('a link shows all results and closes the search', async () => {
      await userEvent.type(await findSearchField(), 'otul');
      await userEvent.click(await overlay().findByRole('link', { name: /^All results/ }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Results for ‘botul’' }),
      ).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('past searches are offered until cleared', async () => {
      await userEvent.keyboard('/');
      const field = await findSearchField();
      await userEvent.clear(field);
      await expect(await overlay().findByRole('link', { name: 'botul' })).toBeVisible();
      // Reopened during its closing animation.
      const closing = { finished: new Promise<Animation>(() => {}) };
      const dialog = await screen.findByRole('dialog', { name: 'Search' });
      dialog.getAnimations = () => [closing as Animation];
      await userEvent.type(field, 'toxin{Enter}');
      await waitFor(() => expect(field).not.toHaveFocus());
      await userEvent.keyboard('/');
      Reflect.deleteProperty(dialog, 'getAnimations');
      await userEvent.clear(await findSearchField());
      await expect(await overlay().findByRole('link', { name: 'toxin' })).toBeVisible();
      await userEvent.click(overlay().getByRole('button', { name: 'Clear earlier searches' }));
      await expect(overlay().queryByRole('link', { name: 'botul' })).not.toBeInTheDocument();
    });
  },
});

/** A search with a typo or another name shows how it was read. */
export const ReadOtherwise = meta.story({
  tags: ['state'],
  args: { role: 'visitor', path: '/products?search=txin' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(readSearch, () => ({ answer: { readAs: 'toxin' } })),
      mockCall(getPublicProductFacets, () => ({
        answer: {
          count: 2,
          inStock: 2,
          onPrescription: 2,
          withoutPrescription: 1,
          forms: [],
          subCategories: [],
        },
      })),
      mockCall(listPublicProducts, () => ({
        answer: mockProducts.slice(0, 2).map(publicProductOf),
      })),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Results for ‘txin’' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Showing results for ‘toxin’: 2 products')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) =>
    msw.use(mockLoading(listPublicProducts), mockLoading(getPublicProductFacets)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading products…')).toBeInTheDocument());
  },
});

export const Empty = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.10', 'state'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ products: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no products available')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Products' })).not.toBeInTheDocument();
  },
});

/** The address has an unknown category. */
export const NoSuchCategory = meta.story({
  args: { role: 'practitioner', path: '/categories?categoryId=999999' },
  tags: ['!autodocs', '@2.9'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Category not found' }),
    ).toBeVisible();
    await expect(await canvas.findByText('There are no products available')).toBeVisible();
    await expect(document.title).toMatch(/^Category not found/);
  },
});

export const Failed = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.3', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listProducts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Something Went Wrong')).toBeInTheDocument());
  },
});

/** A retry loads it. */
export const TriedAgain = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(listProducts)),
  play: async ({ canvas, userEvent, msw, step }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await step('a retry loads them', async () => {
      msw.use(...mockShop());
      await userEvent.click(again);
      await expect(await canvas.findByRole('list', { name: 'Products' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    });
  },
});

/** Loaded products stay on screen when a refresh fails. */
export const RefreshFailed = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs', '@8.12'],
  play: async ({ canvas, userEvent, msw, step }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    const names = within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await step('the list stays, with a retry above it', async () => {
      msw.use(mockFailed(listProducts));
      await waitFor(
        () => {
          globalThis.dispatchEvent(new Event('online'));
          return expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
        },
        { timeout: 10_000 },
      );
      const links = within(await canvas.findByRole('list', { name: 'Products' })).getAllByRole(
        'link',
      );
      await expect(links.map(({ textContent }) => textContent)).toEqual(names);
    });
    await step("a failed page does not show another page's list", async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
      await waitFor(() =>
        expect(canvas.queryByRole('list', { name: 'Products' })).not.toBeInTheDocument(),
      );
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
});

/** Filters show beside the list, as chips, and in the address, so that Back restores each. */
export const Filtered = meta.story({
  tags: ['state'],
  args: { role: 'practitioner', path: '/products?form=needle' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, step }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    const filters = within(await canvas.findByRole('complementary', { name: 'Filters' }));
    const inUse = within(await canvas.findByRole('region', { name: 'Filters in use' }));
    await step("the address's filter is chosen", async () => {
      await expect(await canvas.findByText('11 products')).toBeVisible();
      await expect(await filters.findByRole('checkbox', { name: /^Needles, / })).toBeChecked();
      await expect(inUse.getByRole('link', { name: /^Remove filter Needles/ })).toBeVisible();
    });
    await step(
      'another filter narrows the list, keeps the focus, and shows the count',
      async () => {
        const bought = filters.getByRole('checkbox', { name: /^Bought before/ });
        await userEvent.click(bought);
        await expect(await canvas.findByText('1 product')).toBeVisible();
        await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(1));
        await expect(filters.getByRole('checkbox', { name: /^Bought before/ })).toHaveFocus();
      },
    );
    await step('a chip removes its filter', async () => {
      await userEvent.click(inUse.getByRole('link', { name: /^Remove filter Needles/ }));
      await expect(await canvas.findByText('2 products')).toBeVisible();
    });
    await step('Clear filters removes all', async () => {
      await userEvent.click(inUse.getByRole('link', { name: 'Clear filters' }));
      await expect(await canvas.findByText('14 products')).toBeVisible();
      await expect(inUse.queryByRole('link')).not.toBeInTheDocument();
    });
  },
});

/** Of two filters pressed before the list shows the first, both hold. */
export const TwoFiltersAtOnce = meta.story({
  args: { path: '/products', role: 'practitioner' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('complementary', { name: 'Filters' }));
    const needles = await filters.findByRole('checkbox', { name: /^Needles, / });
    const bought = await filters.findByRole('checkbox', { name: /^Bought before/ });
    needles.click();
    bought.click();
    await waitFor(() => expect(bought).toBeChecked());
    await waitFor(() => expect(needles).toBeChecked());
  },
});

/** A visitor gets no filter by offer or price, whatever the address says. */
export const FiltersOfAVisitor = meta.story({
  args: { role: 'visitor', path: '/products?offer=yes&bought=yes&sort=price&stock=in' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('13 products')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^On offer/ })).not.toBeInTheDocument();
    const order = await canvas.findByRole('combobox', { name: 'Sort by' });
    await expect(within(order).queryByRole('option', { name: /^Price/ })).not.toBeInTheDocument();
    await expect(order).toHaveDisplayValue('In stock first');
  },
});

export const Sorted = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Sort by' }),
      'Price, highest first',
    );
    await waitFor(() =>
      expect(within(list).getAllByRole('article')[0]).toHaveTextContent(
        /^Botulinum toxin type A 100/,
      ),
    );
  },
});

/** Where they do not fit beside the list, the filters open in a drawer. */
export const FiltersOnAPhone = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await step('a filter applies to the list behind it at once', async () => {
      await userEvent.click(drawer.getByRole('checkbox', { name: /^On offer/ }));
      await expect(await drawer.findByRole('button', { name: 'Show 1 product' })).toBeVisible();
    });
    await step('a button closes the drawer', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Show 1 product' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
    });
  },
});

export const NothingMatches = meta.story({
  tags: ['state'],
  args: { role: 'practitioner', path: '/products?form=patch' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
    const [, clear] = await canvas.findAllByRole('link', { name: 'Clear filters' });
    await userEvent.click(clear!);
    await expect(await canvas.findByRole('list', { name: 'Products' })).toBeVisible();
  },
});

/** Add in the list puts packs into the cart; a second press adds again, and the list stays. */
export const AddedFromTheList = meta.story({
  args: { role: 'practitioner', path: '/products?form=needle' },
  play: async ({ canvas, userEvent, step }) => {
    const card = within((await canvas.findAllByRole('article'))[0]!);
    await card.findByRole('textbox', { name: /^quantity/i });
    const add = await card.findByRole('button', { name: /^Add/ });
    await step('adding shows a toast and keeps the focus', async () => {
      await userEvent.click(card.getByRole('button', { name: /^Increase/ }));
      await userEvent.click(add);
      await waitFor(() => expect(screen.getByText('Product Added to Cart')).toBeInTheDocument());
      await expect(add).toHaveFocus();
      await expect(await canvas.findByRole('list', { name: 'Products' })).toBeVisible();
    });
    await step('more than the stock is refused with the available number', async () => {
      const field = card.getByRole('textbox');
      await userEvent.clear(field);
      await userEvent.type(field, '9999');
      await userEvent.click(add);
      await expect(await card.findByText(/^Only 35 in stock/)).toBeVisible();
    });
  },
});

/** The table view is remembered, and is in the address for sharing. */
export const AsATable = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Show as table' }));
    const table = await canvas.findByRole('table', { name: 'Products' });
    await step('the table has twelve rows with code and Add', async () => {
      await expect(within(table).getAllByRole('row')).toHaveLength(13);
      await expect(within(table).getByRole('columnheader', { name: 'Code' })).toBeVisible();
      await expect(await within(table).findAllByRole('button', { name: /^Add/ })).toHaveLength(12);
    });
    await step('the next page keeps the table view', async () => {
      const next = await canvas.findByRole('link', { name: 'Page 2' });
      await expect(next).toHaveAttribute('href', '/products?view=table&page=2');
      await userEvent.click(next);
      await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3));
    });
  },
});

/** A buyer who chose the table earlier gets it again, with an address that can be shared. */
export const RememberedTable = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => {
    browserStorage.setItem('product_view', 'table');
    return () => browserStorage.removeItem('product_view');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Products' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/products?view=table&page=2',
    );
  },
});
