import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../primitives/layout/Cluster.tsx';
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';

function Controlled(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: number) => {
    setValue(next);
    props.onChange(next);
  };
  return <QuantityField {...props} value={value} onChange={handleChange} />;
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from − to the number to +',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('button', { name: 'Decrease Quantity' }),
      canvas.getByRole('textbox', { name: 'Quantity' }),
      canvas.getByRole('button', { name: 'Increase Quantity' }),
    ]),
  },
  {
    keys: '↑ ↓',
    does: 'Steps up and down',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('textbox').focus();
      await press('↑');
      await expect(args['onChange']).toHaveBeenLastCalledWith(3);
      await press('↓');
      await expect(args['onChange']).toHaveBeenLastCalledWith(2);
    },
  },
  {
    keys: 'Enter',
    does: 'Applies the typed number',
    check: async ({ press, canvas, userEvent, args }) => {
      const field = canvas.getByRole('textbox');
      await userEvent.clear(field);
      await userEvent.type(field, '7');
      await press('Enter');
      await expect(args['onChange']).toHaveBeenLastCalledWith(7);
    },
  },
  {
    keys: 'Esc',
    does: 'Restores the previous number',
    check: async ({ press, canvas, userEvent, args }) => {
      const field = canvas.getByRole('textbox');
      await userEvent.clear(field);
      await userEvent.type(field, '9');
      await press('Esc');
      await expect(field).toHaveValue('7');
      await expect(args['onChange']).toHaveBeenLastCalledWith(7);
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/QuantityField',
  component: QuantityField,
  parameters: {
    guide: {
      useFor: ['How many packs: stepped, or typed where it is many.'],
      useNot: ['A number that is not a count, such as a phone number: use a TextField.'],
      anatomy: [
        ['−', 'One less, down to min', '[aria-label^="Decrease"]'],
        ['Number', 'Can be typed over', 'input'],
        ['+', 'One more, up to max', '[aria-label^="Increase"]'],
        ['Error', 'Why it cannot be had', '[data-part="foot"]'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“Decrease Quantity, button”, “Quantity, edit text, 2”, “Increase Quantity, button”.',
        'A refusal belongs to the number: “Error: Product is out of stock”.',
      ],
      content: ['label: plain words, because the buttons are named after it.'],
      do: ['Answer a number that cannot be had with a sentence in errorMessage.'],
      dont: ['Correct silently what somebody typed.'],
      usedBy: ['Product', 'Cart'],
    } satisfies Guide,
  },
  args: { label: 'Quantity', value: 2, min: 1, max: 12, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Stepping = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the buttons step at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
      await userEvent.click(await canvas.findByRole('button', { name: 'Decrease Quantity' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Decrease Quantity' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
    });
    await step('the buttons stop at the limits', async () => {
      await expect(await canvas.findByRole('button', { name: 'Decrease Quantity' })).toBeDisabled();
    });
  },
});

export const Typing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await step('reports a typed number on Enter', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '12');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
    });
    await step('reports a typed number on blur', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '7');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(7);
    });
  },
});

/** Shows an error message and keeps the text. */
export const NotANumber = meta.story({
  tags: ['state', 'played'],
  args: { invalidMessage: 'Invalid quantity' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, 'two{Enter}');
    await expect(field).toHaveAccessibleDescription('Error: Invalid quantity');
    await expect(field).toHaveValue('two');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const MendedByANumber = meta.story({
  tags: ['!autodocs'],
  args: { invalidMessage: 'Invalid quantity' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, 'two{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
});

/** The parent refuses: `value` stays, the typed text stays visible, and the message gives the reason. */
export const Refused = meta.story({
  args: { errorMessage: 'Product is out of stock' },
  render: (args) => <QuantityField {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '40{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await expect(field).toHaveValue('40');
    await expect(field).toHaveAccessibleDescription('Error: Product is out of stock');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

const heightOf = (element: Element | null) => element?.getBoundingClientRect().height;

/** Has the height of a button beside it. */
export const AsHighAsAButton = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Cluster $align="end">
      <QuantityField {...args} />
      <Button>Add</Button>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const well = canvas.getByRole('textbox', { name: 'Quantity' }).parentElement;
    await expect(heightOf(well)).toBe(heightOf(canvas.getByRole('button', { name: 'Add' })));
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(field).toBeDisabled();
    await userEvent.type(field, '3{Enter}');
    for (const step of ['Increase Quantity', 'Decrease Quantity']) {
      const button = await canvas.findByRole('button', { name: step });
      await expect(button).toBeDisabled();
      await userEvent.click(button);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={6}>
      <QuantityField {...args} label="Between limits" />
      <QuantityField {...args} label="At the lower limit" value={1} />
      <QuantityField {...args} label="Refused" errorMessage="Product is out of stock" />
      <QuantityField {...args} label="Disabled" isDisabled />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('every stepper is large enough for a thumb', async () => {
      for (const stepper of canvas.getAllByRole('button')) {
        const { width, height } = stepper.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  },
});
