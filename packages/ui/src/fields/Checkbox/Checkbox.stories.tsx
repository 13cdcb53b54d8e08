import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { TextLink } from '../../primitives/navigation/TextLink/TextLink.tsx';

function Controlled(props: CheckboxProps) {
  const [isChecked, setIsChecked] = useState(props.isChecked);
  return <Checkbox {...props} isChecked={isChecked} onChange={setIsChecked} />;
}

const withLink = (
  <>
    I accept the <TextLink href="/terms-and-conditions">terms and conditions</TextLink>
  </>
);

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the box, then to a link in its sentence',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('checkbox'),
      canvas.getByRole('link', { name: 'terms and conditions' }),
    ]),
  },
  {
    keys: 'Space',
    does: 'Ticks and unticks it',
    check: async ({ press, canvas }) => {
      const box = canvas.getByRole('checkbox');
      box.focus();
      await press('Space');
      await expect(box).toBeChecked();
      await press('Space');
      await expect(box).not.toBeChecked();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      useFor: ['Yes or no to one sentence: accepting terms, using the same address.'],
      useNot: [
        'One of several: use a RadioGroup or a Select.',
        'What happens at once and is undone by a button: use a Button.',
      ],
      anatomy: [
        ['Box', '22 px; the whole row, words included, is the target', 'input'],
        ['Label', 'The sentence; it may hold a link', 'label > span'],
        ['Description', 'What follows from ticking it', 'label + div:not(:has(svg))'],
        ['Error', 'What is wrong, tied to the box', '[data-invalid] > label + div'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“Same as Billing Address, checkbox, not checked”.',
        'Then the error, “Error: …”, and the description.',
      ],
      content: [
        'A statement that is true when ticked: “Same as Billing Address”.',
        'No negatives: nobody should have to tick “do not”.',
      ],
      do: ['Leave it unticked where it gives consent.'],
      dont: ['Put the sentence anywhere but in its label.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { label: 'Same as Billing Address', isChecked: false, onChange: fn() },
});

export const Unchecked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Same as Billing Address'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const Checked = meta.story({
  args: { isChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Same as Billing Address' })).toBeChecked();
  },
});

export const Optional = meta.story({
  args: { isRequired: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /\(optional\)$/ })).not.toBeRequired();
  },
});

export const WithLink = meta.story({
  args: { label: withLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(
      'I accept the terms and conditions',
    );
    await expect(canvas.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Please accept the terms to continue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Error: Please accept the terms to continue',
    );
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByText('Same as Billing Address'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { label: withLink },
  render: (args) => <Controlled {...args} />,
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={2}>
      <Checkbox {...args} label="Unchecked" />
      <Checkbox {...args} label="Checked" isChecked />
      <Checkbox {...args} label="Described" description="What follows from ticking it." />
      <Checkbox {...args} label="Invalid" errorMessage="Please accept the terms to continue" />
      <Checkbox {...args} label="Disabled" isDisabled />
      <Checkbox {...args} label="Disabled and checked" isDisabled isChecked />
    </Stack>
  ),
});
