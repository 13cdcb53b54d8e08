import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPublicProduct } from '@formulary/rules/catalogue/fixtures/aPublicProduct';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { SearchAnswers } from './SearchAnswers.tsx';

const cream = aProduct({ id: 7, name: 'Lidocaine 4% cream, 30 g tube' });
const injection = aProduct({
  id: 8,
  name: 'Lidocaine 1% solution for injection, 10 ampoules of 5 ml',
  inStock: 0,
});
const categories = [{ id: 3, name: 'Lidocaine and other anaesthetics' }];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Stops once at each category and product, then at all results',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: /^Lidocaine and other/ }),
      canvas.getByRole('link', { name: /^Lidocaine 4% cream/ }),
      canvas.getByRole('link', { name: /^Lidocaine 1% solution/ }),
      canvas.getByRole('link', { name: /^All results/ }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Chrome/SearchAnswers',
  component: SearchAnswers,
  parameters: {
    guide: {
      useFor: ['What a search finds while it is typed, below its field.'],
      useNot: ['The results of a search: use ProductGrid.'],
      anatomy: [
        ['Categories', 'Those that the words name', 'section[aria-label="Categories"]'],
        [
          'Products',
          'Picture, name, price or “Login to see prices”, stock; best match first',
          'section[aria-label="Products"] li',
        ],
        ['All results', 'Where Enter leads, too', 'a "All results"'],
      ],
      drawnIn: 'ForABuyer',
      keyboard,
      screenReader: [
        '“6 products and 1 category” when the list has come.',
        '“Lidocaine 4% cream, £42.00 + VAT, In stock, link”.',
      ],
      content: ['“Showing results for ‘lidocaine’” where something else was typed.'],
      do: ['Keep what was found so far until the next answer is there.'],
      dont: ['Take the focus out of the field when answers come.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: {
    term: 'lido',
    products: [cream, injection],
    categories,
    isLoading: false,
    isFailed: false,
    onRetry: fn(),
    productHref: (id) => `/product/${id}`,
    categoryHref: (id) => `/products?categoryId=${id}`,
    allHref: '/products?search=lido',
  },
});

export const ForABuyer = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const products = within(canvas.getByRole('region', { name: 'Products' }));
    const rows = products.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toMatch(/^Lidocaine 4% cream, 30 g tube£[\d.]+\+ VATIn stock$/);
    await expect(rows[1]).toMatch(/Out of stock$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 products and 1 category');
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/products?categoryId=3',
      '/product/7',
      '/product/8',
      '/products?search=lido',
    ]);
  },
});

export const ForAVisitor = meta.story({
  tags: ['state'],
  args: {
    products: [aPublicProduct({ id: 7, name: cream.name })],
    categories: [],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /^Lidocaine 4% cream/ });
    await expect(row).toHaveTextContent('Login to see prices');
    await expect(row).not.toHaveTextContent('£');
    await expect(canvas.queryByRole('region', { name: 'Categories' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 product$/);
  },
});

export const ReadOtherwise = meta.story({
  tags: ['state'],
  args: { term: 'lidocane', readAs: 'lidocaine' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Showing results for ‘lidocaine’' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All results for ‘lidocaine’' })).toBeVisible();
  },
});

export const Nothing = meta.story({
  tags: ['state'],
  args: { term: 'zzzz', products: [], categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing matches ‘zzzz’/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Other groups found something: it is announced, and the sentence names products only. */
export const OnlyOtherGroups = meta.story({
  tags: ['!autodocs'],
  args: {
    term: 'jones',
    products: [],
    categories: [],
    alsoFound: [
      ['order', 0],
      ['patient', 2],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No product matches ‘jones’.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 patients$/);
  },
});

/** Categories appear at once, products load later. */
export const Loading = meta.story({
  tags: ['state'],
  args: { products: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
  },
});

/** Keeps the results for the shorter term, and announces nothing until the new ones load. */
export const LoadingMore = meta.story({
  tags: ['!autodocs'],
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Lidocaine 4% cream/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  args: { isFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
