import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPublicProduct } from '@formulary/rules/catalogue/fixtures/aPublicProduct';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { isPriced } from '../../product/catalogueProduct.ts';
import { QuickAdd } from '../../offer/QuickAdd/QuickAdd.tsx';
import { ProductTable, type ProductTableProps } from './ProductTable.tsx';

const products = [
  aProduct({
    id: 14,
    code: 'GLV-NIT-M-100',
    name: 'Nitrile gloves, medium, box of 100',
    type: 'nonPrescription',
    isPrescription: false,
    price: 6_450,
    promotions: [aPromotion({ quantity: 10, price: 55_000 })],
  }),
  aProduct({ id: 12, code: 'HA-LIP-24-1' }),
  aProduct({
    id: 15,
    code: 'CAN-25-50',
    name: 'Blunt cannula 25G × 50 mm, box of 20',
    type: 'nonPrescription',
    isPrescription: false,
    inStock: 4,
    minimumStock: 5,
  }),
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the products',
    check: tabThrough(({ canvas }) => canvas.getAllByRole('link')),
  },
];

const meta = preview.meta({
  title: 'Catalogue/ProductTable',
  component: ProductTable,
  parameters: {
    guide: {
      useFor: ['The products of a page for those who know what they want.'],
      useNot: ['Looking around: use ProductGrid.'],
      anatomy: [
        ['Code', 'What the pack is ordered by', 'th "Code"'],
        ['Name', 'Leads to the product', 'tbody th a'],
        ['Pack, price, stock', 'As on its page', 'th "Pack"'],
        ['Quantity', 'How many, and into the cart; for buyers', 'tbody form'],
      ],
      drawnIn: 'Default',
      keyboard,
      screenReader: ['“Products, table”; each row by the name of its product.'],
      content: ['A dash where a name says nothing of its pack.'],
      do: ['Show the same products in the same order as the cards.'],
      dont: ['Leave the code out: it is what is typed from an old order.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args: {
    products,
    productHref: (id) => `/product/${id}`,
    signInHref: '/signin',
    actionsFor: undefined,
  },
});

const actionsFor: ProductTableProps['actionsFor'] = (product) =>
  isPriced(product) && <QuickAdd product={product} onAdd={fn()} />;

export const Default = meta.story({
  tags: ['state'],
  args: { actionsFor },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /GLV-NIT-M-100/ }));
    await expect(
      row.getByRole('link', { name: 'Nitrile gloves, medium, box of 100' }),
    ).toHaveAttribute('href', '/product/14');
    await expect(row.getByRole('cell', { name: 'box of 100' })).toBeVisible();
    await expect(row.getByText('£6.45')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Add/ })).toBeEnabled();
  },
});

export const ForAVisitor = meta.story({
  tags: ['state'],
  args: {
    products: [
      aPublicProduct({ code: 'HA-LIP-24-1' }),
      aPublicProduct({ id: 13, isInStock: false }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Login to see prices')).toHaveLength(2);
    await expect(canvas.queryByText('£', { exact: false })).not.toBeInTheDocument();
  },
});

/** On a tablet a row is two lines high and shows everything. */
export const OnATablet = meta.story({
  args: { actionsFor },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [head, ...rows] = canvas.getAllByRole('row');
    await expect(within(head!).getAllByRole('columnheader')).toHaveLength(6);
    for (const row of rows) await expect(within(row).getAllByRole('cell')).toHaveLength(5);
    // Other rows are taller: they have a purchase option or a message.
    const gloves = canvas.getByRole('row', { name: /GLV-NIT-M-100/ });
    await expect(gloves.getBoundingClientRect().height).toBeLessThan(80);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** Cards on a phone: nothing scrolls sideways. */
export const AsCards = meta.story({
  tags: ['state'],
  args: { actionsFor },
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { actionsFor, isBusy: true },
});
