import type { ListSort } from '@formulary/rules/deskLists/listAddress';
import { PackageSearch } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { EmptyState } from '../../../primitives/messages/EmptyState/EmptyState.tsx';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import {
  type DeskOrder,
  deskOrders,
  orderColumns,
  orderHref,
  orderKey,
  orderName,
} from '../testing/deskOrders.ts';
import { DataGrid, type DataGridProps, type GridColumn } from './DataGrid.tsx';

const empty = (
  <EmptyState title="No orders match" picture={<PackageSearch aria-hidden />}>
    Clear a filter to see more.
  </EmptyState>
);

const hold = fn();

interface OrdersProps extends Omit<DataGridProps<DeskOrder>, 'selection'> {
  readonly isSelectable?: boolean;
  readonly selectedAtFirst?: readonly string[];
}

/** A screen around the grid: it keeps sort, selection and what is open. */
function Orders({ isSelectable = true, selectedAtFirst = [], ...props }: OrdersProps) {
  const [keys, setKeys] = useState(selectedAtFirst);
  const [sort, setSort] = useState(props.sort);
  const [openKey, setOpenKey] = useState(props.openKey);
  return (
    <DataGrid
      {...props}
      sort={sort}
      onSort={(next) => {
        setSort(next);
        props.onSort?.(next);
      }}
      openKey={openKey}
      onOpen={(row) => {
        setOpenKey(row.id);
        props.onOpen?.(row);
      }}
      selection={
        isSelectable
          ? {
              keys,
              onChange: setKeys,
              renderBar: (chosen) => (
                <BulkBar
                  count={chosen.length}
                  what={['order', 'orders']}
                  actions={[
                    { key: 'hold', label: 'Hold', onRun: () => hold(chosen.map(orderKey)) },
                  ]}
                  onClear={() => setKeys([])}
                />
              ),
            }
          : undefined
      }
    />
  );
}

const newestFirst: ListSort = { key: 'placed', isDescending: true };
const rowOf = (canvas: ReturnType<typeof within>, number: number) =>
  canvas.getByRole('row', { name: new RegExp(`F-2026-000${number}`) });

const keyboard: readonly KeyRow[] = [
  {
    keys: 'j, k',
    does: 'Move to the next and the previous row, wherever the focus is',
    check: async ({ press, canvas }) => {
      await press('j');
      await expect(rowOf(canvas, 231)).toHaveFocus();
      await press('j');
      await expect(rowOf(canvas, 230)).toHaveFocus();
      await press('k');
      await expect(rowOf(canvas, 231)).toHaveFocus();
    },
  },
  {
    keys: '↓ ↑',
    does: 'The same within the list; with Shift they select',
    check: async ({ press, canvas }) => {
      await press('↓');
      await expect(rowOf(canvas, 230)).toHaveFocus();
      await press('↑');
      await expect(rowOf(canvas, 231)).toHaveFocus();
    },
  },
  {
    keys: 'Home, End',
    does: 'Move to the first and the last row',
    check: async ({ press, canvas }) => {
      await press('End');
      await expect(rowOf(canvas, 226)).toHaveFocus();
      await press('Home');
      await expect(rowOf(canvas, 231)).toHaveFocus();
    },
  },
  {
    keys: 'Space',
    does: 'Selects the row, or no longer',
    check: async ({ press, canvas }) => {
      await press('Space');
      await expect(rowOf(canvas, 231)).toHaveAttribute('aria-selected', 'true');
      await press('Space');
      await expect(rowOf(canvas, 231)).toHaveAttribute('aria-selected', 'false');
    },
  },
  {
    keys: 'Enter',
    does: 'Opens the row beside the list',
    check: async ({ press, args, canvas }) => {
      await press('Enter');
      await expect(args['onOpen']).toHaveBeenCalledOnce();
      await expect(rowOf(canvas, 231)).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    keys: 'Tab',
    does: 'Moves through the links of the current row, then past the list',
    check: async ({ press, canvas }) => {
      const row = within(rowOf(canvas, 231));
      await press('Tab');
      await expect(row.getByRole('checkbox')).toHaveFocus();
      await press('Tab');
      await expect(row.getByRole('link', { name: 'F-2026-000231' })).toHaveFocus();
      await press('Tab');
      await expect(row.getByRole('link', { name: 'Elm Street Aesthetics' })).toHaveFocus();
      await press('Tab');
      await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus();
    },
  },
];

const page = {
  from: 1,
  total: 10_000,
  isTotalAtLeast: true,
  nextHref: '/orders?after=226&from=7',
} as const;

const meta = preview.meta({
  title: 'Desk/DataGrid',
  component: DataGrid<DeskOrder>,
  parameters: {
    guide: {
      useFor: ['A list of the desk that somebody works through: orders, customers, payments.'],
      useNot: ['Few rows without sort or selection, as in the shop: use Table.'],
      anatomy: [
        ['Header', 'A button where the column sorts; the box selects the page', 'thead'],
        ['Rows', 'One is current; one may be open beside the list', 'tbody tr'],
        ['Bar', 'What can be done with the selected rows', '[role="group"]'],
        ['Foot', 'Which rows these are, and the pages beside them', 'nav'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“Orders, table”, with the number of all rows where it is known.',
        'A row as a whole when it becomes current, “selected”, then its links by Tab.',
        'A header with its direction: “Placed, button, sorted descending”.',
        '“Loading orders…” while newer rows are on their way.',
      ],
      do: [
        'Keep the settings in the address: readListAddress and writeListAddress.',
        'Keep columns and the functions of a row outside of the render.',
        'Give its parent a height, so that the header stays while rows scroll.',
      ],
      dont: ['Act on rows of another page: the bar knows only those in sight.'],
    } satisfies Guide,
  },
  args: {
    caption: 'Orders',
    what: 'orders',
    columns: orderColumns,
    rows: deskOrders(6),
    rowKey: orderKey,
    rowName: orderName,
    rowHref: orderHref,
    onOpen: fn(),
    onSort: fn(),
    onCurrent: fn(),
    sort: newestFirst,
    page,
    empty,
  },
  beforeEach: () => {
    hold.mockClear();
  },
  render: (args) => <Orders {...(args as ComponentProps<typeof Orders>)} />,
});

export const Filled = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    await step('counts what it can', async () => {
      await expect(canvas.getByText('1–6 of more than 10,000 orders')).toBeVisible();
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
      await expect(rowOf(canvas, 231)).toHaveAttribute('aria-rowindex', '2');
      await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
    });
    await step('sorts by its headers, amounts from large to small first', async () => {
      const header = () => canvas.getByRole('columnheader', { name: 'Amount' });
      await expect(canvas.getByRole('columnheader', { name: 'Placed' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await userEvent.click(within(header()).getByRole('button'));
      await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'amount', isDescending: true });
      await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
      await userEvent.click(within(header()).getByRole('button'));
      await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'amount', isDescending: false });
      await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
      await expect(canvas.queryByRole('button', { name: 'Lines' })).not.toBeInTheDocument();
    });
    await step('opens a row by a press, but not by a press on its link', async () => {
      await userEvent.click(await canvas.findByText('Dispatched'));
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
      const link = await canvas.findByRole('link', { name: 'Dr Amara Okafor' });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
      await expect(args.onCurrent).toHaveBeenLastCalledWith(expect.objectContaining({ id: '229' }));
    });
  },
});

export const Selecting = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const box = (number: number) =>
      canvas.getByRole('checkbox', { name: `Select order F-2026-000${number}` });
    const all = () => canvas.getByRole('checkbox', { name: 'Select all orders on this page' });
    await step('there is no bar without a selection', async () => {
      await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    });
    await step('Shift selects all rows from the last one', async () => {
      await userEvent.click(box(231));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(box(228));
      await userEvent.keyboard('{/Shift}');
      const bar = await canvas.findByRole('group', { name: 'Selected orders' });
      await expect(
        within(bar).getByText('4 orders selected', { selector: 'strong' }),
      ).toBeVisible();
      await expect(all()).toBePartiallyChecked();
    });
    await step('an action gets these rows in the order of the list', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Hold/ }));
      await expect(hold).toHaveBeenCalledWith(['231', '230', '229', '228']);
    });
    await step('Shift and an arrow add the next row', async () => {
      rowOf(canvas, 228).focus();
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(rowOf(canvas, 227)).toHaveAttribute('aria-selected', 'true');
    });
    await step('the box of the header selects the page, and clears it', async () => {
      await userEvent.click(all());
      await waitFor(() => expect(all()).toBeChecked());
      await expect(
        await canvas.findByText('6 orders selected', { selector: 'strong' }),
      ).toBeVisible();
      await userEvent.click(all());
      await waitFor(() => expect(canvas.queryByRole('group')).not.toBeInTheDocument());
    });
  },
});

/** The screen still holds the selection of another page: none of its rows is here, so there is no bar. */
export const StaleSelection = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Orders {...(args as ComponentProps<typeof Orders>)} selectedAtFirst={['999', '998']} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('row', { selected: false })).toHaveLength(6);
    await expect(
      canvas.getByRole('checkbox', { name: 'Select all orders on this page' }),
    ).not.toBePartiallyChecked();
  },
});

function Queue(props: OrdersProps) {
  const [rows, setRows] = useState(props.rows);
  return (
    <Orders
      {...props}
      rows={rows}
      onOpen={(row) => setRows(rows?.filter(({ id }) => id !== row.id))}
    />
  );
}

/** The current row leaves the list, as in a queue that is worked off: the next one takes its place and the focus. */
export const RowLeaves = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Queue {...(args as ComponentProps<typeof Orders>)} />,
  play: async ({ canvas, userEvent }) => {
    rowOf(canvas, 230).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowOf(canvas, 229)).toHaveFocus());
    rowOf(canvas, 226).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowOf(canvas, 227)).toHaveFocus());
  },
});

/** J and K are letters wherever somebody types, and nothing where single keys are off. */
export const KeysAsLetters = meta.story({
  tags: ['!autodocs'],
  args: { hasKeys: true },
  render: (args) => (
    <>
      <label>
        Search <input />
      </label>
      <Orders {...(args as ComponentProps<typeof Orders>)} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.type(field, 'jk');
    await expect(field).toHaveValue('jk');
    await expect(field).toHaveFocus();
  },
});

export const KeysOff = meta.story({
  tags: ['!autodocs'],
  args: { hasKeys: false },
  play: async ({ canvas, userEvent, args }) => {
    rowOf(canvas, 231).focus();
    await userEvent.keyboard('j');
    await expect(rowOf(canvas, 231)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowOf(canvas, 230)).toHaveFocus();
    // Once for each row, although the focus chooses it too.
    await expect(args.onCurrent).toHaveBeenCalledTimes(2);
  },
});

const follow = fn((event: Event) => event.preventDefault());

function Linked(props: DataGridProps<DeskOrder>) {
  const { onOpen: _none, ...others } = props;
  return <DataGrid {...others} />;
}

/** Without a panel, Enter and a press on a row follow its link. */
export const Linking = meta.story({
  render: (args) => <Linked {...args} />,
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    canvas.getByRole('link', { name: 'F-2026-000230' }).addEventListener('click', follow);
    rowOf(canvas, 230).focus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
    await userEvent.click(within(rowOf(canvas, 230)).getByText('Processing'));
    await expect(follow).toHaveBeenCalledTimes(2);
  },
});

const rendered = fn();
const counting: readonly GridColumn<DeskOrder>[] = [
  ...orderColumns.map((column) => ({ ...column, isHiddenAtFirst: false })),
  { key: 'second', header: 'Second number', type: 'text', value: ({ number }) => number },
  {
    key: 'counted',
    header: 'Items',
    type: 'own',
    value: ({ lines }) => {
      rendered();
      return <span>{lines}</span>;
    },
  },
];

/** A hundred rows of ten columns: a step renders the two rows that it concerns, and no other. */
export const HundredRows = meta.story({
  args: { rows: deskOrders(100), columns: counting, isLoading: false },
  render: (args) => (
    <div style={{ blockSize: '30rem' }}>
      <Orders {...(args as ComponentProps<typeof Orders>)} />
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('moves without rendering the others', async () => {
      rowOf(canvas, 231).focus();
      rendered.mockClear();
      await userEvent.keyboard('jjj');
      await expect(rowOf(canvas, 228)).toHaveFocus();
      // React may render twice in development, so four for each step.
      await expect(rendered.mock.calls.length).toBeLessThanOrEqual(12);
    });
    await step('selects without rendering the others', async () => {
      rendered.mockClear();
      await userEvent.keyboard(' ');
      await expect(rowOf(canvas, 228)).toHaveAttribute('aria-selected', 'true');
      await expect(rendered.mock.calls.length).toBeLessThanOrEqual(2);
    });
    await step('rows are 44 pixels high, and the header stays', async () => {
      await expect(rowOf(canvas, 228).getBoundingClientRect().height).toBe(44);
      const header = await canvas.findByRole('columnheader', { name: 'Number' });
      const { top } = header.getBoundingClientRect();
      await userEvent.keyboard('{End}');
      await expect(rowOf(canvas, 132)).toHaveFocus();
      await expect(header.getBoundingClientRect().top).toBe(top);
    });
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { rows: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders…');
  },
});

/** Another page is on its way: the rows of this one stay, dimmed, and can still be read. */
export const LoadingMore = meta.story({
  tags: ['state'],
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(rowOf(canvas, 231)).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { rows: [], page: { from: 1, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders match')).toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  tags: ['state'],
  args: { rows: undefined, failure: { onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the orders.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
});

/** What was asked for is refused, with the reason. */
export const Refused = meta.story({
  args: {
    failure: { onRetry, why: 'Please give a first and a last day, and at most 7 days in all' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('at most 7 days in all');
  },
});

/** A later request failed: the rows that were loaded stay below the message. */
export const FailedLater = meta.story({
  args: { failure: { onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(rowOf(canvas, 231)).toBeVisible();
  },
});

export const ChosenColumns = meta.story({
  args: { chosenColumns: ['amount', 'number', 'gone', 'due'] },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.filter(Boolean)).toEqual(['Amount', 'Number', 'Due']);
  },
});

export const Narrow = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { openKey: '230' },
  render: (args) => (
    <Orders {...(args as ComponentProps<typeof Orders>)} selectedAtFirst={['231', '229']} />
  ),
});
