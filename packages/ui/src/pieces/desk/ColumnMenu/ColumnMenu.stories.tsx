import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { orderColumns } from '../testing/deskOrders.ts';
import { ColumnMenu, type ColumnMenuProps } from './ColumnMenu.tsx';

function Controlled(props: ColumnMenuProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <ColumnMenu
      {...props}
      chosen={chosen}
      onChange={(keys) => {
        setChosen(keys);
        props.onChange(keys);
      }}
    />
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'Opens the menu',
    check: async ({ press, canvas }) => {
      canvas.getByRole('button', { name: 'Columns' }).focus();
      await press('Enter');
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Due' })).toBeVisible());
    },
  },
  {
    keys: 'Space',
    does: 'Shows or hides the column of a box, or moves it',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('checkbox', { name: 'Due' }).focus();
      await press('Space');
      await expect(args['onChange']).toHaveBeenCalledOnce();
      const up = canvas.getByRole('button', { name: 'Move Placed up' });
      up.focus();
      await press('Space');
      // It is the first now: its other button has the focus.
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Move Placed down' })).toHaveFocus(),
      );
    },
  },
  {
    keys: 'Esc',
    does: 'Closes the menu',
    check: async ({ press, canvas }) => {
      await press('Esc');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    },
  },
];

const meta = preview.meta({
  title: 'Desk/ColumnMenu',
  component: ColumnMenu,
  parameters: {
    guide: {
      useFor: ['Choosing the columns of a grid and their order.'],
      anatomy: [
        ['Columns', 'Opens the menu', 'button "Columns"'],
        ['Box', 'Shows a column; not for the one that names the row', 'li label'],
        ['Arrows', 'Move a column', 'li > span'],
        ['As at first', 'Forgets the choice', 'button "As at first"'],
      ],
      drawnIn: 'Open',
      keyboard,
      do: ['Write the choice into the address, and keep it with a saved view.'],
    } satisfies Guide,
  },
  args: { columns: orderColumns, chosen: undefined, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Closed = meta.story({});

export const Choosing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await step('the column that names the row stays', async () => {
      await waitFor(() => expect(box('Number')).toBeChecked());
      await expect(box('Number')).toBeDisabled();
      await expect(await canvas.findByRole('button', { name: 'As at first' })).toBeDisabled();
    });
    await step('hides one and shows another', async () => {
      await userEvent.click(box('Courier'));
      await userEvent.click(box('Due'));
      await expect(args.onChange).toHaveBeenLastCalledWith([
        'number',
        'placed',
        'customer',
        'state',
        'lines',
        'amount',
        'due',
      ]);
    });
    await step('moves one', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Move Due up' }));
      const items = await canvas.findAllByRole('listitem');
      await expect(within(items[5]!).getByRole('checkbox', { name: 'Due' })).toBeChecked();
    });
    await step('forgets all of it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'As at first' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    });
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const Open = meta.story({
  tags: ['state', 'every-view', 'played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Number' })).toBeVisible());
  },
});
