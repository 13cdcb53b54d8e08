import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { AddOne, type AddOneProps } from './AddOne.tsx';

const gloves = aProduct({
  id: 14,
  name: 'Nitrile gloves, box of 100',
  type: 'nonPrescription',
  isPrescription: false,
});
const soldOut = { ...gloves, inStock: 5, minimumStock: 5 };

/** A row such as that of a product in the search. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
`;

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to Add; where it asks, to each purchase option',
    check: tabThrough(({ canvas }) => [canvas.getByRole('button', { name: /^Add/ })]),
  },
];

const meta = preview.meta({
  title: 'Catalogue/AddOne',
  component: AddOne,
  parameters: {
    guide: {
      useFor: ['One pack of a product into the cart, beside its name in the search.'],
      useNot: ['A quantity that is typed: use QuickAdd.'],
      anatomy: [
        ['Add', 'Puts one pack into the cart', 'button "Add"'],
        ['Purchase option', 'For products that are sold both ways, once Add is pressed'],
        ['Message', 'How many are in the cart, or why no more can be added', 'p'],
      ],
      drawnIn: 'InTheCart',
      keyboard,
      screenReader: ['“Add Nitrile gloves, box of 100, button”, then the toast of the cart.'],
      content: ['The words of the product’s own page.'],
      do: ['Keep the focus on Add: who adds two packs presses twice.'],
      dont: ['Choose a purchase option for the buyer.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
  args: { product: gloves, onAdd: fn(), onRefused: fn(), isAdding: false },
  render: (args) => (
    <Row>
      <AddOne {...args} />
    </Row>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const add = canvas.getByRole('button', { name: `Add ${gloves.name}` });
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, isPrescription: false });
    await expect(add).toHaveFocus();
  },
});

export const InTheCart = meta.story({ args: { quantityInCart: 3 } });

export const OnPrescription = meta.story({
  tags: ['!autodocs'],
  args: { product: aProduct({ type: 'prescription' }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add/ }));
    await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, isPrescription: true });
  },
});

/** Asks for the purchase option in the words of spec 5.18; a second press of Add takes the question back. */
export const SoldBothWays = meta.story({
  args: { product: aProduct() },
  tags: ['@5.18'],
  play: async ({ canvas, args, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: /^Add/ });
    await step('asks first, and focuses the first answer', async () => {
      await userEvent.click(add);
      await expect(
        await canvas.findByRole('button', { name: 'Non Prescription Item (PAY VAT)' }),
      ).toHaveFocus();
      await expect(add).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onAdd).not.toHaveBeenCalled();
    });
    await step('adds with the answer, and returns the focus', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Prescription Item (VAT FREE)' }),
      );
      await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, isPrescription: true });
      await expect(add).toHaveFocus();
      await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    });
    await step('a second press takes the question back', async () => {
      await userEvent.click(add);
      await canvas.findByRole('group');
      await userEvent.click(add);
      await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
      await expect(args.onAdd).toHaveBeenCalledOnce();
    });
  },
});

function WithCart(args: AddOneProps) {
  const [quantityInCart, setQuantityInCart] = useState(1);
  return (
    <Row>
      <AddOne
        {...args}
        quantityInCart={quantityInCart}
        onAdd={() => setQuantityInCart(quantityInCart + 1)}
      />
    </Row>
  );
}

/** The reason takes the focus of a button that is disabled by its own press. */
export const AllInTheCart = meta.story({
  args: { product: { ...gloves, inStock: 7, minimumStock: 5 } },
  tags: ['!autodocs', '@5.17'],
  render: (args) => <WithCart {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 in your cart')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add/ }));
    await expect(
      await canvas.findByText('Product is out of stock: all 2 are in your cart'),
    ).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: /^Add/ })).toBeDisabled();
  },
});

const states: readonly Partial<AddOneProps>[] = [
  {},
  { quantityInCart: 3 },
  { isAdding: true },
  { product: soldOut },
  { product: { ...gloves, inStock: 7, minimumStock: 5 }, quantityInCart: 2 },
  { refusal: 'This product is no longer sold' },
];

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={6}>
      {states.map((state) => (
        <Row key={JSON.stringify(state)}>
          <AddOne {...args} {...state} />
        </Row>
      ))}
    </Stack>
  ),
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
