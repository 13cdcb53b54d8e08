import { aListedLine } from '@formulary/rules/lists/fixtures/aListedLine';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { lineKey } from '@formulary/rules/carts/cartLines';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import { ListLines, type ListLinesProps } from './ListLines.tsx';

const filler = aListedLine({ promotions: [aPromotion()] });
const needles = aListedLine({
  productId: 31,
  code: 'NDL-30-13',
  name: 'Hypodermic needles 30G × 13 mm, box of 100',
  image: 'ndl-30-13.svg',
  price: 8_450,
  quantity: 12,
  inStock: 9,
});
const toxin = aListedLine({
  productId: 13,
  code: 'BTA-PWD-100-1',
  isPrescription: true,
  type: 'prescription',
  name: 'Botulinum toxin type A 100 units powder for solution for injection',
  image: 'bta-pwd-100-1.svg',
  price: 129_000,
  inStock: 0,
});
const wipes = aListedLine({
  productId: 17,
  code: 'CHX-WIP-200',
  name: 'Chlorhexidine wipes, box of 200',
  image: '',
  isOnSale: false,
});
const lines = [filler, needles, toxin, wipes];

const keyboard: readonly KeyRow[] = [
  {
    keys: '↑ ↓',
    does: 'In a quantity: adds or removes one',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('textbox', { name: `Quantity of ${filler.name}` }).focus();
      await press('↑');
      await expect(args['onQuantity']).toHaveBeenLastCalledWith(filler, 3);
      await press('↓');
      await expect(args['onQuantity']).toHaveBeenLastCalledWith(filler, 2);
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Removes a product and focuses the next one',
    check: async ({ press, canvas }) => {
      canvas.getByRole('button', { name: `Take ${filler.name} off the list` }).focus();
      await press('Enter');
      await expect(
        canvas.getByRole('button', { name: `Take ${needles.name} off the list` }),
      ).toHaveFocus();
      await press('Space');
      await expect(
        canvas.getByRole('button', { name: `Take ${toxin.name} off the list` }),
      ).toHaveFocus();
    },
  },
];

function Changing(props: ListLinesProps) {
  const [shown, setShown] = useState(props.lines);
  return (
    <ListLines
      {...props}
      lines={shown}
      onRemove={(line) => {
        props.onRemove(line);
        setShown(shown.filter((each) => lineKey(each) !== lineKey(line)));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Account/ListLines',
  component: ListLines,
  parameters: {
    guide: {
      useFor: ['The products of a list, to be changed in place.'],
      useNot: ['The cart: use CartTable, which says what it all comes to.'],
      anatomy: [
        ['Picture, Name', 'The product with its code', 'tbody th a'],
        ['Price', 'Of a pack now, with what VAT does to it, and offers', 'th "Price"'],
        [
          'Stock',
          'In stock, out of stock, fewer than the line asks for, no longer sold',
          'th "Stock"',
        ],
        ['Quantity', 'Stepped or typed; 0 takes the line off', 'th "Quantity"'],
        ['Take off', 'Takes the line off the list', 'tbody td:last-child button'],
      ],
      drawnIn: 'LinesEdited',
      keyboard,
      screenReader: [
        'The table is called as the list is: “Lip days, table”.',
        'Each control names its product: “Quantity of Nitrile gloves, edit text”.',
      ],
      content: ['Stock in the words of the product page.'],
      do: ['Keep what is no longer sold until its owner takes it off.'],
      dont: ['Show totals: prices are fixed in the cart.'],
      usedBy: ['List'],
    } satisfies Guide,
  },
  args: {
    name: 'Lip days',
    lines,
    productHref: (id) => `/product/${id}`,
    onQuantity: fn(),
    onRemove: fn(),
  },
});

export const LinesEdited = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    const table = within(canvas.getByRole('table', { name: 'Lip days' }));
    await step('shows stock in words', async () => {
      await expect(table.getByText('In stock')).toBeVisible();
      await expect(table.getByText('Only 4 in stock')).toBeVisible();
      await expect(table.getByText('Out of stock')).toBeVisible();
      await expect(table.getByText('No longer sold')).toBeVisible();
      await expect(table.queryByRole('link', { name: wipes.name })).not.toBeInTheDocument();
    });
    await step('changes a quantity', async () => {
      const field = table.getByRole('textbox', { name: `Quantity of ${needles.name}` });
      await userEvent.clear(field);
      await userEvent.type(field, '30{Enter}');
      await expect(args.onQuantity).toHaveBeenLastCalledWith(needles, 30);
    });
    await step('refuses what is not a number and says what to enter', async () => {
      const field = table.getByRole('textbox', { name: `Quantity of ${filler.name}` });
      await userEvent.clear(field);
      await userEvent.type(field, 'two{Enter}');
      await expect(field).toHaveAccessibleDescription(/1 to 9,999 packs/);
      await expect(field).toHaveValue('two');
    });
    await step('a quantity of 0 removes the line', async () => {
      const field = table.getByRole('textbox', { name: `Quantity of ${toxin.name}` });
      await userEvent.clear(field);
      await userEvent.type(field, '0{Enter}');
      await expect(args.onRemove).toHaveBeenLastCalledWith(toxin);
    });
  },
});

export const Refused = meta.story({
  tags: ['state'],
  args: { refusals: { '31-false': 'Invalid quantity: a line holds 1 to 9,999 packs' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: `Quantity of ${needles.name}` });
    await expect(field).toHaveAccessibleDescription(/1 to 9,999 packs/);
  },
});

export const OnAPhone = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    for (const cell of canvas.getAllByRole('cell'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Changing {...args} />,
  play: pressAlong,
});

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
