import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Select } from './Select.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Country',
    value: '',
    placeholder: 'Choose a country',
    options: [
      { value: 'GB', label: 'United Kingdom' },
      { value: 'IE', label: 'Ireland' },
      { value: 'JE', label: 'Jersey', isDisabled: true },
    ],
    onChange: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Ireland');
    await expect(args.onChange).toHaveBeenCalledWith('IE');
  },
});

export const Chosen = meta.story({
  args: { value: 'GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('United Kingdom');
  },
});

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Choose a country' })).toBeDisabled();
  },
});

export const Invalid = meta.story({ args: { errorMessage: 'Please select your country' } });

export const Disabled = meta.story({ args: { isDisabled: true, value: 'GB' } });

export const AllStates = meta.story({
  render: (args) => (
    <Stack $gap={6}>
      <Select {...args} label="Empty" />
      <Select {...args} label="Chosen" value="GB" />
      <Select {...args} label="Invalid" errorMessage="Please select your country" />
      <Select {...args} label="Disabled" value="GB" isDisabled />
    </Stack>
  ),
});
