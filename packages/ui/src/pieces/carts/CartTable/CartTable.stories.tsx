import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { CartTable, type CartTableProps } from './CartTable.tsx';

const filler = aCartLine({ quantity: 4, promotions: [aPromotion()] });
const toxin = aCartLine({
  productId: 13,
  isPrescription: true,
  type: 'prescription',
  name: 'Botulinum toxin type A 100 units powder for solution for injection',
  image: 'bta-pwd-100-1.svg',
  unitPrice: 129_000,
  quantity: 2,
});
const cannula = aCartLine({
  productId: 14,
  name: 'Blunt cannula 25G × 50 mm, box of 20',
  image: 'can-25-50.svg',
  unitPrice: 24_950,
  inStock: 7,
  minimumStock: 5,
  quantity: 3,
});
const goneNeedle = aCartLine({
  productId: 15,
  name: 'Needle 30G × 13 mm, box of 100',
  image: 'ndl-30-13.svg',
  inStock: 0,
});
const manyOfThem = aCartLine({ productId: 17, unitPrice: 129_000, quantity: 40 });

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves in each line to Remove, the product, −, the quantity, +',
    check: tabThrough(({ canvas }) =>
      [filler, toxin].flatMap(({ name }) => [
        canvas.getByRole('button', { name: `Remove ${name}` }),
        canvas.getByRole('link', { name }),
        canvas.getByRole('button', { name: `Decrease Quantity of ${name}` }),
        canvas.getByRole('textbox', { name: `Quantity of ${name}` }),
        canvas.getByRole('button', { name: `Increase Quantity of ${name}` }),
      ]),
    ),
  },
  {
    keys: '↑ ↓',
    does: 'In a quantity: adds or removes one',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('textbox', { name: `Quantity of ${filler.name}` }).focus();
      await press('↑');
      await expect(args['onQuantity']).toHaveBeenLastCalledWith(filler, 5);
      await press('↓');
      await expect(args['onQuantity']).toHaveBeenLastCalledWith(filler, 4);
    },
  },
  {
    keys: 'Enter',
    does: 'On Remove: removes the line and focuses the next one, or the last',
    check: async ({ press, canvas }) => {
      canvas.getByRole('button', { name: `Remove ${filler.name}` }).focus();
      await press('Enter');
      await expect(canvas.getByRole('button', { name: `Remove ${toxin.name}` })).toHaveFocus();
    },
  },
];

/** Removes lines, as the parent does. */
function Changing(props: CartTableProps) {
  const [shown, setShown] = useState(props.lines);
  return (
    <CartTable
      {...props}
      lines={shown}
      onRemove={(line) => setShown(shown.filter((each) => lineKey(each) !== lineKey(line)))}
    />
  );
}

const meta = preview.meta({
  title: 'Cart/CartTable',
  component: CartTable,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['The lines of the cart, to be changed in place.'],
      useNot: ['Lines to be read only: OrderSummary at the checkout, OrderDetail afterwards.'],
      anatomy: [
        ['Action', 'Removes the line', 'td[data-label="Action"]'],
        ['Image, Name', 'The product, and in words when there is not enough of it', 'tbody th'],
        ['Type', 'PRESCRIPTION or NON-PRESCRIPTION', 'td[data-label="Type"]'],
        ['Price', 'Of a pack, without VAT', 'td[data-label="Price"]'],
        ['Quantity', 'Stepped or typed, with the refusal under it', 'td[data-label="Quantity"]'],
        ['Subtotal', 'Without VAT, and what offers saved', 'td[data-label="Subtotal"]'],
        ['VAT, Total', 'What is added, and both together', 'td[data-label="VAT"]'],
      ],
      drawnIn: 'Full',
      keyboard,
      screenReader: [
        '“Your cart, table”, also where lines are drawn as cards.',
        '“Remove Nitrile gloves, button”, “Quantity of Nitrile gloves, edit text”: each control names its product.',
        'A refusal is read with the quantity: “Error: Only 12 in stock”.',
      ],
      content: [
        'Columns in the specification’s words and order.',
        'A shortage says how many there are: “Only 3 in stock”.',
      ],
      do: ['Answer every change with the sentence of the rule, at the line.'],
      dont: ['Change a quantity that cannot be had into one that can.'],
      usedBy: ['Cart'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '34rem' } },
  },
  args: {
    lines: [filler, toxin],
    productHref: (id) => `/product/${id}`,
    onQuantity: fn(),
    onRemove: fn(),
  },
});

export const Full = meta.story({
  tags: ['@2.12'],
  play: async ({ canvas, step }) => {
    await step('shows every column of the specification, in its order', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual([
        'Action',
        'Image',
        'Name',
        'Type',
        'Price',
        'Quantity',
        'Subtotal',
        'VAT',
        'Total',
      ]);
    });
    const [, first, second] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    await step('shows a bundle of three and a single pack with VAT', async () => {
      const line = within(first);
      await expect(line.getByText('NON-PRESCRIPTION')).toBeVisible();
      await expect(line.getByText('£58.50')).toBeVisible();
      await expect(line.getByText('£208.50')).toBeVisible();
      await expect(line.getByText('You save £25.50')).toBeVisible();
      await expect(line.getByText('£41.70')).toBeVisible();
      await expect(line.getByText('£250.20')).toBeVisible();
    });
    await step('shows a prescription line without VAT', async () => {
      const line = within(second);
      await expect(line.getByText('PRESCRIPTION')).toBeVisible();
      await expect(line.getByText('£0.00')).toBeVisible();
      await expect(line.getAllByText('£258.00')).toHaveLength(2);
    });
  },
});

export const ChangingQuantity = meta.story({
  tags: ['@2.12'],
  play: async ({ canvas, userEvent, args, step }) => {
    const name = `Quantity of ${filler.name}`;
    await step('adds one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Increase ${name}` }));
      await expect(args.onQuantity).toHaveBeenLastCalledWith(filler, 5);
    });
    await step('sets a typed number', async () => {
      const field = await canvas.findByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, '12{Enter}');
      await expect(args.onQuantity).toHaveBeenLastCalledWith(filler, 12);
    });
    await step('removes one', async () => {
      const other = `Quantity of ${toxin.name}`;
      await userEvent.click(await canvas.findByRole('button', { name: `Decrease ${other}` }));
      await expect(args.onQuantity).toHaveBeenLastCalledWith(toxin, 1);
    });
    await step('removes the line', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Remove ${filler.name}` }));
      await expect(args.onRemove).toHaveBeenCalledWith(filler);
    });
  },
});

export const NotANumber = meta.story({
  tags: ['@5.16'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: `Quantity of ${filler.name}` });
    await userEvent.clear(field);
    await userEvent.type(field, 'four{Enter}');
    await expect(field).toHaveAccessibleDescription(/Invalid quantity/);
    await expect(args.onQuantity).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { refusals: { '12-false': 'Only 35 in stock' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: `Quantity of ${filler.name}` });
    await expect(field).toHaveAccessibleDescription(/Only 35 in stock/);
  },
});

export const OutOfStock = meta.story({
  args: { lines: [filler, cannula, goneNeedle] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 2 in stock')).toBeVisible();
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    const states = canvas.getAllByRole('row').map((row) => row.dataset['state']);
    await expect(states).toEqual([undefined, 'available', 'unavailable', 'unavailable']);
  },
});

export const OnATablet = meta.story({
  args: { lines: [filler, toxin, cannula] },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const AtTheNarrowest = meta.story({
  args: {
    lines: [filler, toxin, cannula, manyOfThem],
    refusals: { '12-false': 'Only 35 in stock' },
  },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.getByRole('table', { name: 'Your cart' })).toBeVisible();
    for (const cell of canvas.getAllByRole('cell'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
});

/** On a 780 px screen a line takes at most a third, even with every message shown. */
export const OnAPhone = meta.story({
  tags: ['@2.12'],
  args: {
    lines: [filler, toxin, { ...toxin, productId: 16, quantity: 9, inStock: 5, saving: 2550 }],
    refusals: { '12-false': 'Only 35 in stock' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const [, ...lines] = canvas.getAllByRole('row');
    await step('three lines fit the screen', async () => {
      for (const line of lines)
        await expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(780 / 3);
    });
    await step('every control is at least 44 px high and wide', async () => {
      for (const button of canvas.getAllByRole('button')) {
        const { width, height } = button.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
    await step('each amount is beside its name', async () => {
      for (const name of ['Price', 'Quantity', 'Subtotal', 'VAT', 'Total'])
        await expect(lines[0]?.querySelector(`[data-label='${name}']`)).toBeVisible();
    });
  },
});

export const Keyboard = meta.story({
  play: pressAlong,
  render: (args) => <Changing {...args} />,
});

export const RemovesTheLast = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: `Remove ${toxin.name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('button', { name: `Remove ${filler.name}` }),
    ).toHaveFocus();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: {
    lines: [filler, toxin, cannula, goneNeedle],
    refusals: { '12-false': 'Only 35 in stock' },
  },
});
