import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <RadioGroup {...props} value={value} onChange={handleChange} />;
}

const options = [
  { value: '1', label: 'Collect', description: 'from the pharmacy', aside: 'Free' },
  { value: '2', label: 'Next day', description: 'ordered before 3pm', aside: '£6.00' },
  { value: '3', label: 'Saturday', aside: '£12.00', isDisabled: true },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the chosen option, or the first',
    check: async ({ press, canvas, args }) => {
      await press('Tab');
      await expect(canvas.getByRole('radio', { name: /Collect/ })).toHaveFocus();
      await expect(args['onChange']).not.toHaveBeenCalled();
    },
  },
  {
    keys: '← ↑ → ↓',
    does: 'Move and choose',
    check: async ({ press, args }) => {
      await press('↓');
      await expect(args['onChange']).toHaveBeenLastCalledWith('2');
      await press('↑');
      await expect(args['onChange']).toHaveBeenLastCalledWith('1');
      await press('→');
      await expect(args['onChange']).toHaveBeenLastCalledWith('2');
      await press('←');
      await expect(args['onChange']).toHaveBeenLastCalledWith('1');
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      useFor: ['One of up to six choices that differ in more than a name: delivery, payment.'],
      useNot: ['Many choices known by name: use a Select.', 'Yes or no: use a Checkbox.'],
      anatomy: [
        ['Label, description', 'What is chosen, and what holds for all', 'legend'],
        ['Option', 'A row; all of it can be pressed', 'label'],
        ['Aside', 'A price, at the end of the row', 'label > span:last-child'],
        ['Error', 'What is wrong, tied to the group', '[data-invalid] > div:last-child'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“Delivery, group”, with its error and description.',
        '“Next day, ordered before 3pm, £6.00, radio button, 2 of 3”.',
      ],
      content: [
        'Options in the same form, the usual one first.',
        'Say in the description why an option is not available.',
      ],
      do: ['Show a choice that is not available yet, and say so, where people look for it.'],
      dont: ['Choose for somebody where the choice costs money.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { label: 'Delivery', options, value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Unchosen = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('pressing anywhere on the row chooses it', async () => {
      await userEvent.click(canvas.getByText('Free'));
      await expect(args.onChange).toHaveBeenLastCalledWith('1');
      await expect(await canvas.findByRole('radio', { name: /Collect/ })).toBeChecked();
    });
  },
});

export const Chosen = meta.story({
  args: { value: '2' },
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole('radio', { name: /Next day/ });
    await expect(canvas.getByRole('group', { name: 'Delivery' })).toBeVisible();
    await expect(chosen).toBeChecked();
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Please choose a delivery option' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Error: Please choose a delivery option',
    );
    const [open, , closed] = canvas
      .getAllByRole('radio')
      .map((radio) => getComputedStyle(radio.closest('label')!).borderColor);
    // A disabled option must not look like an invalid one.
    await expect(open).not.toBe(closed);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: '1' },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('radio', { name: /Next day/ });
    await expect(next).toBeDisabled();
    await userEvent.click(next);
    await expect(await canvas.findByRole('radio', { name: /Collect/ })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={8}>
      <RadioGroup {...args} label="Chosen" name="chosen" value="2" />
      <RadioGroup
        {...args}
        label="Invalid"
        name="invalid"
        errorMessage="Please choose a delivery option"
      />
      <RadioGroup {...args} label="Disabled" name="disabled" value="1" isDisabled />
    </Stack>
  ),
});
