import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Select } from './Select.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: "Moves to the list, which uses the platform's keys",
    check: tabThrough(({ canvas }) => [canvas.getByRole('combobox', { name: 'Country' })]),
  },
];

const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select,
  parameters: {
    guide: {
      useFor: ['One of several that are known by name: a country, a purchase option.'],
      useNot: [
        'Up to six choices that need a word of explanation: use a RadioGroup.',
        'Places to go to: use links.',
      ],
      anatomy: [
        ['Label, description', 'What is chosen', 'label'],
        ['Control', 'The platform’s own list', 'select'],
        ['Placeholder', 'Stands there until something is chosen'],
        ['Error', 'What is wrong, tied to the control', '[data-part="foot"]'],
      ],
      drawnIn: 'Invalid',
      keyboard,
      screenReader: ['“Country, Choose a country, pop-up button”, then error and description.'],
      content: [
        'Placeholder: a verb, “Choose a country”.',
        'Options in the order people look for them; names by alphabet.',
      ],
      do: ['Leave it unchosen where a wrong choice would go unnoticed.'],
      dont: ['Act on a choice at once: choosing is not sending.'],
      usedBy: ['Product', 'Checkout', 'Sign up'],
    } satisfies Guide,
  },
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

export const Invalid = meta.story({
  args: { errorMessage: 'Please select your country' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Error: Please select your country');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: 'GB' },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toBeDisabled();
    await userEvent.selectOptions(select, 'Ireland');
    await expect(select).toHaveDisplayValue('United Kingdom');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={6}>
      <Select {...args} label="Empty" />
      <Select {...args} label="Chosen" value="GB" />
      <Select {...args} label="Invalid" errorMessage="Please select your country" />
      <Select {...args} label="Disabled" value="GB" isDisabled />
    </Stack>
  ),
});
