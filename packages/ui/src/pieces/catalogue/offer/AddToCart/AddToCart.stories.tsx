import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { AddToCart } from './AddToCart.tsx';

const gloves = aProduct({
  type: 'nonPrescription',
  isPrescription: false,
  promotions: [aPromotion()],
});

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from the purchase option to the quantity, then to Add',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('combobox', { name: 'Purchase option' }),
      canvas.getByRole('textbox', { name: 'Quantity' }),
      canvas.getByRole('button', { name: 'Increase Quantity' }),
      canvas.getByRole('button', { name: 'Add' }),
    ]),
  },
  {
    keys: '↑ ↓',
    does: 'In the quantity: adds or removes one',
    check: async ({ press, canvas }) => {
      const field = canvas.getByRole('textbox', { name: 'Quantity' });
      field.focus();
      await press('↑');
      await expect(field).toHaveValue('2');
      await press('↓');
      await expect(field).toHaveValue('1');
    },
  },
  {
    keys: 'Enter, Space',
    does: 'On Add: adds',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('button', { name: 'Add' }).focus();
      await press('Enter');
      await expect(args['onAdd']).toHaveBeenCalledTimes(1);
      await press('Space');
      await expect(args['onAdd']).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = preview.meta({
  title: 'Catalogue/AddToCart',
  component: AddToCart,
  parameters: {
    guide: {
      useFor: ['How many, bought which way, into the cart.'],
      useNot: ['Changing what is in the cart: use CartTable.'],
      anatomy: [
        ['Purchase option', 'For type “any” only; must be chosen first', 'select'],
        ['Prescription warning', 'When bought on prescription', '[data-tone="warning"]'],
        ['Quantity', 'Keeps what was typed, also when it is refused', 'label "Quantity"'],
        [
          'Add',
          'Waits for a purchase option; busy while adding; off when nothing is left',
          'button "Add"',
        ],
        [
          'Message',
          'What the quantity comes to and saves, or why it is refused: two lines, always',
          '[data-part="message"]',
        ],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“Add to cart, form”.',
        '“Quantity, edit text, 1”, “Add, button”; disabled until an option is chosen, which a sentence below says.',
        'After a refusal the focus is on the quantity: “Error: Only 12 in stock”.',
      ],
      content: [
        'Refusals in the catalogue’s sentences: “Invalid quantity”, “Product is out of stock”.',
        'Of too many, say how many there are and how many the cart has: “Only 12 in stock, 3 of them in your cart”.',
      ],
      do: ['Count what is in the cart already, on both lines of the product.'],
      dont: ['Choose a purchase option for the buyer.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { product: gloves, option: '', onOption: fn(), onAdd: fn(), onRefused: fn() },
});

export const AddsOnPress = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await step('shows total and savings of the typed quantity', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '4{Enter}');
      await expect(await canvas.findByText('£250.20 for 4, including VAT at 20%')).toBeVisible();
      await expect(await canvas.findByText('You save £25.50')).toBeVisible();
    });
    await step('counts a number that was typed but not confirmed', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '7');
      await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
      await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 7, isPrescription: false });
    });
  },
});

export const NotANumber = meta.story({
  tags: ['@5.16', 'state', 'played'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    for (const typed of ['two', '-3', '0', '1.5']) {
      await step(typed, async () => {
        await userEvent.clear(field);
        await userEvent.type(field, typed);
        await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
        await expect(field).toHaveAccessibleDescription(/Invalid quantity/);
        await expect(field).toHaveFocus();
      });
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** 34 of 35 are already in the cart, so two more exceed the stock. */
export const MoreThanThereIs = meta.story({
  tags: ['@5.17', 'state', 'played'],
  args: { quantityInCart: 34 },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await step('shows the error at once', async () => {
      await expect(field).toHaveAccessibleDescription(
        'Error: Only 35 in stock, 34 of them in your cart',
      );
    });
    await step('Add moves the focus back to the number', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
      await expect(field).toHaveFocus();
      await expect(args.onAdd).not.toHaveBeenCalled();
      await expect(args.onRefused).toHaveBeenCalledWith({
        code: 'out-of-stock',
        message: 'Product is out of stock',
      });
    });
  },
});

/** On the narrowest phone a refused number stays as typed, shows no price and shifts no layout. */
export const NothingMoves = meta.story({
  tags: ['!autodocs', '@5.17'],
  globals: { viewport: { value: 'reflow' } },
  args: { quantityInCart: 34 },
  play: async ({ canvas, userEvent, step }) => {
    const form = canvas.getByRole('form', { name: 'Add to cart' });
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    const places = () =>
      [form, field, canvas.getByRole('button', { name: 'Add' })].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      });
    const before = places();
    await step('refuses more than the stock', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '9999{Enter}');
      await expect(field).toBeInvalid();
      await expect(field).toHaveValue('9999');
      await expect(form).not.toHaveTextContent('£');
      await expect(places()).toEqual(before);
    });
    await step('refuses what is not a number', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'two{Enter}');
      await expect(field).toHaveAccessibleDescription('Error: Invalid quantity');
      await expect(places()).toEqual(before);
    });
    await step('accepts a quantity that fits', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '1{Enter}');
      await expect(field).toBeValid();
      await expect(places()).toEqual(before);
    });
  },
});

/** Quantity and Add are disabled with the reason; option and warning stay (reading R29). */
export const OutOfStock = meta.story({
  tags: ['state', '@5.17', '@5.18'],
  args: { product: aProduct({ inStock: 5, minimumStock: 5 }), option: '1' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toBeDisabled();
    await expect(canvas.getByText('Product is out of stock')).toBeVisible();
    await expect(canvas.queryByText(/£/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Prescription required')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Purchase option' }), '0');
    await expect(args.onOption).toHaveBeenCalledWith('0');
  },
});

export const OutOfStockOnPrescription = meta.story({
  tags: ['!autodocs', '@5.18'],
  args: { product: aProduct({ type: 'prescription', isPrescription: true, inStock: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prescription required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
  },
});

/** All stock is already in the cart, so no more can be added. */
export const AllInTheCart = meta.story({
  tags: ['state', '@5.17'],
  args: { quantityInCart: 35 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toBeDisabled();
    await expect(
      canvas.getByText('Product is out of stock: all 35 are in your cart'),
    ).toBeVisible();
  },
});

/** After two were refused, one is accepted. */
export const TheLastThereIs = meta.story({
  tags: ['!autodocs', '@5.17'],
  args: { quantityInCart: 34 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(field).toBeInvalid();
    await userEvent.click(await canvas.findByRole('button', { name: 'Decrease Quantity' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, isPrescription: false });
  },
});

export const OptionNeeded = meta.story({
  tags: ['@5.18'],
  args: { product: aProduct() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    const option = canvas.getByRole('combobox', { name: 'Purchase option' });
    const labels = [...option.querySelectorAll('option')].map(({ label, value }) => [value, label]);
    await expect(labels).toEqual([
      ['', 'Choose a purchase option'],
      ['0', 'Non Prescription Item (PAY VAT)'],
      ['1', 'Prescription Item (VAT FREE)'],
    ]);
    await userEvent.selectOptions(option, '1');
    await expect(args.onOption).toHaveBeenCalledWith('1');
  },
});

export const OptionChosen = meta.story({
  tags: ['@5.18'],
  args: { product: aProduct(), option: '1' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Prescription required')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, isPrescription: true });
  },
});

export const RefusedByTheServer = meta.story({
  args: { refusal: 'Product is out of stock' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(field).toHaveAccessibleDescription(/Product is out of stock/);
  },
});

export const Adding = meta.story({
  args: { isAdding: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { product: aProduct(), option: '1' },
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { product: aProduct(), option: '1' },
});
