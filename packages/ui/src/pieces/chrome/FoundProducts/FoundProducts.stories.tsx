import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPublicProduct } from '@formulary/rules/catalogue/fixtures/aPublicProduct';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { AddOne } from '../../catalogue/offer/AddOne/AddOne.tsx';
import { FoundProducts, type FoundProductsProps } from './FoundProducts.tsx';

const products = [
  aProduct({ id: 7, name: 'Lidocaine 4% cream, 30 g tube', type: 'nonPrescription' }),
  aProduct({
    id: 8,
    name: 'Hyaluronic acid dermal filler with lidocaine 24 mg/ml and 3 mg/ml, cross-linked, for deep lines, 2 prefilled syringes of 1 ml with four 27G needles',
  }),
  aProduct({ id: 9, name: 'Lidocaine 1% solution for injection, 10 × 5 ml', inStock: 0 }),
];

const actionFor: FoundProductsProps['actionFor'] = (product) =>
  'price' in product && <AddOne product={product} onAdd={fn()} />;

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from a product to its Add, then to the next product',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: /^Lidocaine 4% cream/ }),
      canvas.getByRole('button', { name: /^Add Lidocaine 4% cream/ }),
      canvas.getByRole('link', { name: /^Hyaluronic acid/ }),
      canvas.getByRole('button', { name: /^Add Hyaluronic acid/ }),
      canvas.getByRole('link', { name: /^Lidocaine 1% solution/ }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Chrome/FoundProducts',
  component: FoundProducts,
  parameters: {
    guide: {
      useFor: ['Products in the search, found or bought lately.'],
      useNot: ['The products of a category: use ProductGrid.'],
      anatomy: [
        ['Product', 'Picture, name, price or “Login to see prices”, stock', 'li a'],
        ['Bought before', 'In words, with a clock', 'a svg'],
        ['Action', 'Add, beside the link', 'button "Add"'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“Lidocaine 4% cream, £42.00 + VAT, In stock, Bought before, link”, then “Add …, button”.',
      ],
      content: ['“Bought before”, not how often.'],
      do: ['Put products that were bought before first.'],
      dont: ['Put the button inside the link.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: {
    products,
    productHref: (id) => `/product/${id}`,
    isBoughtBefore: ({ id }) => id === 7,
    actionFor,
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map((row) => /Bought before/.test(row.textContent))).toEqual([
      true,
      false,
      false,
    ]);
    await expect(within(rows[2]!).getByRole('button', { name: /^Add/ })).toBeDisabled();
  },
});

export const ForAVisitor = meta.story({
  args: {
    products: [aPublicProduct({ id: 7, name: products[0]!.name })],
    isBoughtBefore: () => false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Login to see prices');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
