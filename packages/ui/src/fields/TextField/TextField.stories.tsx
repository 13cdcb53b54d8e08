import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextField {...props} value={value} onChange={handleChange} />;
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the field',
    check: tabThrough(({ canvas }) => [canvas.getByRole('textbox', { name: 'Clinic name' })]),
  },
];

const meta = preview.meta({
  title: 'Primitives/TextField',
  component: TextField,
  parameters: {
    guide: {
      useFor: ['One line of text: a name, an e-mail address, a street.'],
      useNot: [
        'A date: use a DateField.',
        'A count: use a QuantityField.',
        'A password: use a PasswordField.',
        'Several lines: use a TextArea.',
      ],
      anatomy: [
        ['Label', 'Names the field; “(optional)” follows where it may stay empty', 'label'],
        ['Description', 'Help that is always there'],
        ['Control', 'Where it is typed', 'input'],
        ['Error', 'What is wrong, tied to the control', '[data-part="foot"]'],
      ],
      drawnIn: 'Invalid',
      keyboard,
      screenReader: [
        '“E-mail, edit text, required, invalid”.',
        'Then “Error: Please enter a valid email”, then the description.',
      ],
      content: [
        'Label: the noun on the form of the world: Postcode, Clinic name.',
        'Error: the sentence of the rule, to the letter.',
      ],
      do: [
        'Hand the sentence of a refusal back as errorMessage, in the catalogue’s words.',
        'Set autoComplete, so that nobody types an address twice.',
      ],
      dont: ['Use a placeholder instead of a label.', 'Check while somebody is still typing.'],
      usedBy: ['Checkout', 'Login', 'Sign up'],
    } satisfies Guide,
  },
  args: { label: 'Clinic name', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Clinic name' });
    await userEvent.type(field, 'Elm');
    await expect(field).toHaveValue('Elm');
    await expect(args.onChange).toHaveBeenLastCalledWith('Elm');
  },
});

export const Filled = meta.story({ args: { value: 'Elm Street Clinic' } });

export const WithDescription = meta.story({
  args: { description: 'As it stands on the registration certificate.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As it stands on the registration certificate.',
    );
  },
});

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
});

export const Optional = meta.story({
  args: { isRequired: false, label: 'County' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'County (optional)' })).not.toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { label: 'E-mail', value: 'nurse@', errorMessage: 'Please enter a valid email' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Error: Please enter a valid email');
  },
});

export const Disabled = meta.story({
  args: { label: 'E-mail', value: 'nurse@elm.test', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const LabelHidden = meta.story({
  args: { label: 'Search products', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search products' })).toBeVisible();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ onChange }) => (
    <Stack $gap={6}>
      <TextField label="Empty" value="" onChange={onChange} />
      <TextField label="Filled" value="Elm Street Clinic" onChange={onChange} />
      <TextField label="Optional" isRequired={false} value="" onChange={onChange} />
      <TextField label="Described" description="Some help." value="" onChange={onChange} />
      <TextField
        label="Invalid"
        errorMessage="Please enter a valid email"
        value="nurse@"
        onChange={onChange}
      />
      <TextField label="Disabled" isDisabled value="nurse@elm.test" onChange={onChange} />
    </Stack>
  ),
});
