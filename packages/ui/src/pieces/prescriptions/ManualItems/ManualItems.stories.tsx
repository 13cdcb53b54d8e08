import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import { ManualItems, type ManualItemsProps } from './ManualItems.tsx';

/** Keeps what is typed, as the parent does. */
function Controlled(props: ManualItemsProps) {
  const [items, setItems] = useState(props.items);
  return (
    <ManualItems
      {...props}
      items={items}
      onChange={(next) => {
        setItems(next);
        props.onChange(next);
      }}
    />
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'Adds a row and focuses its name, or focuses the last row if that is empty',
    check: async ({ press, canvas }) => {
      canvas.getByRole('textbox', { name: 'Packs' }).focus();
      await press('Enter');
      await expect(canvas.getByRole('textbox', { name: 'Name of item 2' })).toHaveFocus();
      await press('Enter');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    },
  },
  {
    keys: 'Enter',
    does: 'On Remove: removes the item and focuses the next one, or the one before if it was last',
    check: async ({ press, canvas }) => {
      canvas.getByRole('button', { name: 'Remove item 2' }).focus();
      await press('Enter');
      await expect(canvas.getByRole('textbox', { name: 'Name of item 1' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Prescriptions/ManualItems',
  component: ManualItems,
  parameters: {
    guide: {
      useFor: ['Items that a prescriber writes by hand, for one patient.'],
      useNot: ['Packs of the cart: use PrescriptionStep.'],
      anatomy: [
        ['Rows', 'Name and packs; an empty last row is none', 'li'],
        ['Add item', 'One more row, as Enter does', 'button "Add item"'],
        ['Patient', 'Whoever chooses the patient', '"The patient"'],
        ['Problems', 'All that is missing, in one place', '[role="alert"]'],
        ['Continue', 'Says what is missing', 'button "Continue"'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Items, list”, “Name of item 1, edit text”, “Error: Invalid name”.'],
      do: ['Keep what was typed, also what is wrong.'],
      dont: ['Ask for a price: the pharmacy sets it.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    items: [{ name: 'Tretinoin 0.05% cream, 20 g', quantity: '2' }],
    patientField: <p>The patient</p>,
    onChange: fn(),
    onContinue: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Writing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Enter adds a row', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name of item 1' }), '{Enter}');
      await userEvent.keyboard('Lidocaine 4% cream');
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { name: 'Tretinoin 0.05% cream, 20 g', quantity: '2' },
        { name: 'Lidocaine 4% cream', quantity: '' },
      ]);
    });
    await step('removes a row and focuses the remaining one', async () => {
      (await canvas.findByRole('button', { name: 'Remove item 1' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('textbox', { name: 'Name of item 1' })).toHaveFocus();
      await expect(await canvas.findByRole('textbox', { name: 'Name of item 1' })).toHaveValue(
        'Lidocaine 4% cream',
      );
    });
  },
});

/** Shows errors at each item; ignores the empty last row. */
export const ErrorsAtItems = meta.story({
  tags: ['@5.22'],
  args: {
    isJudged: true,
    items: [
      { name: '', quantity: '2' },
      { name: 'Lidocaine 4% cream', quantity: '0' },
      { name: '', quantity: '' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Invalid name');
    await expect(second).toHaveTextContent('Invalid quantity');
    await expect(last).not.toHaveTextContent('Invalid');
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: {
    isJudged: true,
    problems: ['Please choose a patient', 'Invalid name'],
    items: [
      { name: 'Tretinoin 0.05% cream, 20 g', quantity: '2' },
      { name: '', quantity: '1' },
      { name: '', quantity: '' },
    ],
  },
});
