import { anOrderList } from '@formulary/rules/deskLists/fixtures/lists';
import type { ListFilter } from '@formulary/rules/deskLists/listFilters';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

function Controlled(props: FilterBarProps) {
  const [values, setValues] = useState(props.values);
  return (
    <FilterBar
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
    />
  );
}

const courier: ListFilter = {
  key: 'courier',
  label: 'Courier',
  kind: 'choice',
  choices: ['APC', 'Collect', 'DHL', 'DPD', 'Evri', 'Parcelforce', 'Royal Mail'].map((label) => ({
    value: label.toLowerCase(),
    label,
  })),
};

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the chips, each with its cross, to Add filter and Clear all',
    check: async ({ press, canvas }) => {
      const stops = ['Payment: Paid', 'Remove filter Payment: Paid', 'Add filter', 'Clear all'];
      for (const name of stops) {
        await press('Tab');
        await expect(await canvas.findByRole('button', { name })).toHaveFocus();
      }
    },
  },
  {
    keys: 'Enter',
    does: 'Opens the editor of a chip, and applies what is in it',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('button', { name: 'Payment: Paid' }).focus();
      await press('Enter');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Paid' })).toHaveFocus());
      await press('Enter');
      await expect(args['onChange']).toHaveBeenCalledWith({ status: 'paid' });
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Payment: Paid' })).toHaveFocus(),
      );
    },
  },
  {
    keys: 'Esc',
    does: 'Closes an editor without applying it',
    check: async ({ press, canvas, userEvent, args }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Customer' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Customer' })).toHaveFocus());
      await press('Esc');
      await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
      await expect(args['onChange']).toHaveBeenCalledTimes(1);
    },
  },
];

const meta = preview.meta({
  title: 'Desk/FilterBar',
  component: FilterBar,
  parameters: {
    guide: {
      useFor: ['Narrowing a list of the desk, above its grid.'],
      useNot: ['A search over everything: use the palette.'],
      anatomy: [
        [
          'Chip',
          'A filter that is set, with its value; a press edits it',
          'li button[popovertarget]',
        ],
        ['Cross', 'Removes the filter', 'button "Remove filter"'],
        ['Add filter', 'The filters that are not set', 'button "Add filter"'],
        ['Clear all', 'Removes every filter', 'button "Clear all"'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Filters, search”, then each chip: “Payment: Paid, button, collapsed”.'],
      content: ['Label of a filter: the header of its column, where there is one.'],
      do: ['Write the values into the address with changeList and writeListAddress.'],
    } satisfies Guide,
  },
  args: {
    filters: [...anOrderList.filters, courier],
    values: {},
    onChange: fn(),
    now: new Date('2026-11-27T10:00:00Z'),
  },
  render: (args) => <Controlled {...args} />,
});

export const NoneSet = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const add = async (label: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
      await userEvent.click(await canvas.findByRole('button', { name: label }));
    };
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    await step('one of few', async () => {
      await add('Payment');
      await userEvent.click(await canvas.findByRole('radio', { name: 'Paid' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'paid' });
    });
    await step('one of many', async () => {
      await add('Courier');
      await userEvent.selectOptions(
        await canvas.findByRole('combobox', { name: 'Courier' }),
        'DPD',
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'paid', courier: 'dpd' });
    });
    await step('days, with a message for what is none', async () => {
      await add('Placed');
      const from = await canvas.findByRole('textbox', { name: 'From' });
      await userEvent.type(from, '31/02/2026{Enter}');
      await waitFor(() => expect(from).toBeInvalid());
      await waitFor(() => expect(from).toHaveFocus());
      await userEvent.click(await canvas.findByRole('button', { name: '7 days' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
      await expect(
        await canvas.findByRole('button', { name: 'Placed: 21/11/2026 to 27/11/2026' }),
      ).toBeVisible();
    });
    await step('yes or no, in the words of the filter', async () => {
      await add('Cold chain');
      await userEvent.click(await canvas.findByRole('radio', { name: 'none' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
      await expect(await canvas.findByRole('button', { name: 'Cold chain: none' })).toBeVisible();
    });
    await step('words', async () => {
      await add('Customer');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Customer' }), 'Elm{Enter}');
      await expect(await canvas.findByRole('button', { name: 'Customer: Elm' })).toBeVisible();
    });
    await step('no other is left', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add filter' }));
      await waitFor(() => expect(canvas.getByText('Every filter is set.')).toBeVisible());
    });
  },
});

export const Removing = meta.story({
  args: { values: { status: 'paid', cold: true } },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Payment: Paid' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ cold: true });
      await expect(await canvas.findByRole('button', { name: 'Add filter' })).toHaveFocus();
    });
    await step('all', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({});
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus());
      await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    });
  },
});

export const Editing = meta.story({
  tags: ['state'],
  args: { values: { placed: { from: '2026-11-01' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Placed: since 01/11/2026' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'From' })).toHaveFocus());
    await expect(await canvas.findByRole('textbox', { name: 'From' })).toHaveValue('01/11/2026');
  },
});

export const Keyboard = meta.story({ args: { values: { status: 'paid' } }, play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: {
    values: {
      status: 'due',
      placed: { from: '2026-11-01', until: '2026-11-27' },
      customer: 'Northgate Veterinary and Aftercare',
      cold: true,
    },
  },
});
