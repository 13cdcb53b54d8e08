import { aProduct } from '@formulary/rules/fixtures/aProduct';
import { aPromotion } from '@formulary/rules/fixtures/aPromotion';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import type { KeyRow } from '../../../../../.storybook/keyRow.ts';
import { pressAlong } from '../../../../../.storybook/pressAlong.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tabThrough } from '../../../../../.storybook/tabThrough.ts';
import { AddToCart } from './AddToCart.tsx';

const gloves = aProduct({
  type: 'nonPrescription',
  isPrescription: false,
  promotions: [aPromotion()],
});

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'From the purchase option over the quantity to Add',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('combobox', { name: 'Purchase option' }),
      canvas.getByRole('textbox', { name: 'Quantity' }),
      canvas.getByRole('button', { name: 'Increase Quantity' }),
      canvas.getByRole('button', { name: 'Add' }),
    ]),
  },
  {
    keys: '↑ ↓',
    does: 'In the quantity: one more, one less',
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
        ['Purchase option', 'For type “any” only; must be chosen first'],
        ['Prescription warning', 'When bought on prescription'],
        ['Quantity', 'With the refusal under it'],
        ['Add', 'Waits for a purchase option; busy while adding'],
        ['Cost', 'What the quantity comes to and saves'],
      ],
      keyboard,
      screenReader: [
        '“Add to cart, form”.',
        '“Quantity, edit text, 1”, “Add, button”; disabled until an option is chosen, which a sentence below says.',
        'After a refusal the focus is on the quantity: “Error: Product is out of stock”.',
      ],
      content: [
        'Refusals in the catalogue’s sentences: “Invalid quantity”, “Product is out of stock”.',
      ],
      do: ['Count what is in the cart already, on both lines of the product.'],
      dont: ['Choose a purchase option for the buyer.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { product: gloves, option: '', onOption: fn(), onAdd: fn() },
});

export const Adds = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await step('the typed quantity says what it comes to and saves', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '4{Enter}');
      await expect(canvas.getByText('£250.20 for 4, including VAT at 20%')).toBeVisible();
      await expect(canvas.getByText('You save £25.50')).toBeVisible();
    });
    await step('a number that was only typed counts too', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '7');
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
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
        await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
        await expect(field).toHaveAccessibleDescription(/Invalid quantity/);
        await expect(field).toHaveFocus();
      });
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** 34 of 35 are in the cart already: two more are too many. */
export const MoreThanThereIs = meta.story({
  tags: ['@5.17', 'state', 'played'],
  args: { quantityInCart: 34 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(field).toHaveAccessibleDescription(/Product is out of stock/);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** After two were refused, one more is not. */
export const TheLastThereIs = meta.story({
  tags: ['!autodocs', '@5.17'],
  args: { quantityInCart: 34 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
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
  tags: ['state'],
  args: { product: aProduct(), option: '1' },
});
