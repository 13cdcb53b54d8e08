import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextArea {...props} value={value} onChange={handleChange} />;
}

const onSubmit = fn();

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the field and past it',
    check: async ({ press, canvas }) => {
      const field = canvas.getByRole('textbox', { name: 'Order note' });
      await press('Tab');
      await expect(field).toHaveFocus();
      await press('Tab');
      await expect(field).not.toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Starts a new line; it never submits the form',
    check: async ({ press, canvas, userEvent }) => {
      const field = canvas.getByRole('textbox', { name: 'Order note' });
      await userEvent.type(field, 'Ring twice');
      await press('Enter');
      await expect(field).toHaveValue('Ring twice\n');
      await expect(onSubmit).not.toHaveBeenCalled();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      useFor: ['Several lines of text: a note, a message.'],
      useNot: ['One line: use a TextField.'],
      anatomy: [
        ['Label, description', 'What is asked for', 'label'],
        ['Control', 'Can be pulled larger', 'textarea'],
        ['Count', 'Characters left, or too many'],
        ['Error', 'What is wrong, tied to the control', '[data-part="foot"]'],
      ],
      drawnIn: 'Invalid',
      keyboard,
      screenReader: [
        '“Order note, edit text”, then error and description.',
        'The count, as a status, only when a tenth or less is left.',
      ],
      content: ['Say in the description what helps the reader of the note.'],
      do: ['Let too much be typed, and say how much too much.'],
      dont: ['Cut off what was pasted.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { label: 'Order note', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Order note' });
    await userEvent.type(field, 'Ring');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ring');
  },
});

export const WithCount = meta.story({
  args: { maxLength: 20, value: 'Please ring twice' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox');
    await step('counts down the characters', async () => {
      await expect(canvas.getByText('3 characters left')).toBeVisible();
      await userEvent.type(field, '!!');
      await expect(await canvas.findByRole('status')).toHaveTextContent('1 character left');
    });
    await step('keeps text that is too long and says so', async () => {
      await userEvent.type(field, ' Thanks');
      await expect(field).toHaveValue('Please ring twice!! Thanks');
      await expect(await canvas.findByRole('status')).toHaveTextContent('6 characters too many');
    });
  },
});

export const LongLimit = meta.story({
  args: { maxLength: 20_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20,000 characters left')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Please enter your message' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Order note' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Error: Please enter your message');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: 'Ring twice' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Order note' });
    await expect(field).toBeDisabled();
    await userEvent.type(field, '!');
    await expect(field).toHaveValue('Ring twice');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Controlled {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ onChange }) => (
    <Stack $gap={6}>
      <TextArea label="Empty" value="" onChange={onChange} />
      <TextArea label="Counted" maxLength={1000} value="Ring twice" onChange={onChange} />
      <TextArea label="Too long" maxLength={4} value="Ring twice" onChange={onChange} />
      <TextArea
        label="Invalid"
        errorMessage="Please enter your message"
        maxLength={1000}
        value=""
        onChange={onChange}
      />
      <TextArea label="Disabled" isDisabled value="Ring twice" onChange={onChange} />
    </Stack>
  ),
});
