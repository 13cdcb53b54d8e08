import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Grid } from '../../../../primitives/layout/Grid.tsx';
import { QuickAdd } from './QuickAdd.tsx';

const gloves = aProduct({
  id: 14,
  name: 'Nitrile gloves, box of 100',
  type: 'nonPrescription',
  isPrescription: false,
});
const soldOut = { ...gloves, inStock: 5, minimumStock: 5 };

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from − to the quantity, + and Add',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('textbox'),
      canvas.getByRole('button', { name: /^Increase/ }),
      canvas.getByRole('button', { name: /^Add/ }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Catalogue/QuickAdd',
  component: QuickAdd,
  parameters: {
    guide: {
      useFor: ['How many of a product of a list, into the cart, on its card or in its row.'],
      useNot: ['The page of a product: use BuyersOffer, which says what it comes to.'],
      anatomy: [
        ['Purchase option', 'For products that are sold both ways', 'select'],
        ['Quantity', 'A step down, a number, a step up', '[type="text"]'],
        ['Add', 'Puts them into the cart; the list stays', 'button "Add"'],
        ['Message', 'Why not, and which number would do'],
      ],
      drawnIn: 'SoldBothWays',
      keyboard,
      screenReader: [
        'Each control says which product it is for; “Adding…” while it is on its way.',
      ],
      content: ['The sentences of the product’s own page.'],
      do: ['Keep the focus on Add: who adds two lines presses twice.'],
      dont: ['Cap a number in silence.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args: { product: gloves, onAdd: fn(), onRefused: fn(), isAdding: false },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: /^Add/ });
    await step('adds the number in the field and keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
      await userEvent.click(add);
      await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 2, isPrescription: false });
      await expect(add).toHaveFocus();
    });
    await step('says which number is available', async () => {
      const field = await canvas.findByRole('textbox', { name: `quantity of ${gloves.name}` });
      await userEvent.clear(field);
      await userEvent.type(field, '36');
      await userEvent.click(add);
      await expect(await canvas.findByText('Only 35 in stock')).toBeVisible();
      await expect(args.onRefused).toHaveBeenCalledOnce();
      await expect(args.onAdd).toHaveBeenCalledOnce();
    });
  },
});

export const SoldBothWays = meta.story({
  args: { product: aProduct() },
  play: async ({ canvas, args, userEvent }) => {
    const add = canvas.getByRole('button', { name: /^Add/ });
    await expect(add).toBeDisabled();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /^Purchase option/ }),
      'Prescription Item (VAT FREE)',
    );
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, isPrescription: true });
  },
});

export const NoneLeft = meta.story({
  args: { product: soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Add/ })).toBeDisabled();
    await expect(canvas.getByText('Product is out of stock')).toBeVisible();
  },
});

export const Adding = meta.story({
  args: { isAdding: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add/ }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(await canvas.findByText('Adding…')).toBeInTheDocument();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Grid $gap={6}>
      <QuickAdd {...args} />
      <QuickAdd {...args} product={aProduct()} />
      <QuickAdd {...args} product={{ ...soldOut, name: 'Gauze swabs' }} />
      <QuickAdd {...args} product={{ ...gloves, name: 'Film dressing' }} quantityInCart={35} />
      <QuickAdd
        {...args}
        product={{ ...gloves, name: 'Skin closure strips' }}
        refusal="Only 12 in stock"
      />
    </Grid>
  ),
});
