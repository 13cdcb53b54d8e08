import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { CartLineQuantity } from './CartLineQuantity.tsx';

const gauze = aCartLine({ name: 'Gauze swabs, pack of 100', quantity: 4 });

const meta = preview.meta({
  title: 'Cart/CartLineQuantity',
  component: CartLineQuantity,
  parameters: {
    guide: {
      useFor: ['How many packs of a line, changed in place.'],
      useNot: ['A quantity that goes with a form: use QuantityField.'],
      anatomy: [
        ['−, +', 'One less and one more', '[aria-label^="Decrease"]'],
        ['Number', 'Can be typed over', 'input'],
        ['Refusal', 'Under it, in the sentence of the rule', '[data-part="foot"]'],
      ],
      drawnIn: 'Refused',
      screenReader: [
        '“Decrease Quantity of Gauze swabs, button”, “Quantity of Gauze swabs, edit text 4”.',
      ],
      content: ['The controls name their product: a cart has many quantities.'],
      do: ['Ask for the quantity that is wanted, not for the step to it.'],
      dont: ['Disable it while a change is under way: the next press would be lost.'],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
  args: { line: gauze, onQuantity: fn() },
});

export const Changing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const name = `Quantity of ${gauze.name}`;
    await step('the buttons add one and remove one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Increase ${name}` }));
      await expect(args.onQuantity).toHaveBeenLastCalledWith(5);
      await userEvent.click(await canvas.findByRole('button', { name: `Decrease ${name}` }));
      await expect(args.onQuantity).toHaveBeenLastCalledWith(4);
    });
    await step('sets a typed number', async () => {
      const field = await canvas.findByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, '30{Enter}');
      await expect(args.onQuantity).toHaveBeenLastCalledWith(30);
    });
  },
});

export const NotANumber = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'few{Enter}');
    await expect(field).toHaveAccessibleDescription('Error: Invalid quantity');
    await expect(args.onQuantity).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { refusal: 'Product is out of stock' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Error: Product is out of stock');
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <CartLineQuantity {...args} />
      <CartLineQuantity {...args} refusal="Product is out of stock" />
    </Stack>
  ),
});
