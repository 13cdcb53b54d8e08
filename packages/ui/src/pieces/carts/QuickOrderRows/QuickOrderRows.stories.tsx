import { aMatchedProduct } from '@formulary/rules/quickOrder/fixtures/aMatchedProduct';
import { judgeRows } from '@formulary/rules/quickOrder/judgeRows';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { type NamedRow, QuickOrderRows, type QuickOrderRowsProps } from './QuickOrderRows.tsx';

const found = { kind: 'found', products: [aMatchedProduct({ type: 'nonPrescription' })] } as const;
const none = { kind: 'none', products: [] } as const;
const rows: readonly NamedRow[] = [
  { id: 1, words: 'HA-LIP-24', quantity: '2' },
  { id: 2, words: 'xyzzy', quantity: '1' },
  { id: 3, words: '', quantity: '' },
];
const judged = judgeRows(rows, [found, none, undefined], []);

const many = Array.from({ length: 70 }, (_, id): NamedRow => ({
  id,
  words: 'xyzzy',
  quantity: '1',
}));

/** Removes rows, as the parent does. */
function Changing(props: QuickOrderRowsProps) {
  const [shown, setShown] = useState(props.rows);
  return (
    <QuickOrderRows
      {...props}
      rows={shown}
      judged={judgeRows(
        shown,
        shown.map(({ words }) => (words === '' ? undefined : none)),
        [],
      )}
      onRemove={(id) => setShown(shown.filter((each) => each.id !== id))}
    />
  );
}

const meta = preview.meta({
  title: 'Cart/QuickOrderRows',
  component: QuickOrderRows,
  parameters: {
    guide: {
      useFor: ['The rows of a quick order, with an empty one at the end.'],
      useNot: ['One row: use QuickOrderRow.'],
      anatomy: [
        [
          'Heads',
          'Over the columns, where there are columns',
          'div > div:has(> span:nth-child(3))',
        ],
        ['Rows', 'As many as a screen takes well; more when asked for', 'li'],
      ],
      drawnIn: 'Filled',
      screenReader: ['“Rows of the order, list, 3 items”.'],
      do: ['Keep a row’s id while rows come and go: the focus stays with it.'],
      dont: ['Draw a thousand rows at once.'],
      usedBy: ['Quick order'],
    } satisfies Guide,
  },
  args: {
    rows,
    judged,
    isOpenOnly: false,
    onChange: fn(),
    onRemove: fn(),
    onPasteList: fn(() => false),
  },
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Enter moves from the quantity to the next row', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Quantity, row 2' }));
      await userEvent.keyboard('{Enter}');
      await expect(
        await canvas.findByRole('combobox', { name: 'Code or name, row 3' }),
      ).toHaveFocus();
    });
    await step('typing and pasting report their row', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Quantity, row 3' }), '4');
      await expect(args.onChange).toHaveBeenCalledWith(3, { quantity: '4' });
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Code or name, row 3' }));
      await userEvent.paste('LAMP');
      await expect(args.onPasteList).toHaveBeenCalledWith(3, 'LAMP');
    });
  },
});

export const ToCorrect = meta.story({
  args: { isOpenOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('combobox', { name: 'Code or name, row 2' })).toBeVisible();
  },
});

export const RemovedByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const remove = async (row: number) => {
      (await canvas.findByRole('button', { name: `Remove row ${row}` })).focus();
      await userEvent.keyboard('{Enter}');
    };
    const code = (row: number) =>
      canvas.findByRole('combobox', { name: `Code or name, row ${row}` });
    await step('focuses the row that takes its place', async () => {
      await remove(1);
      await expect(await code(1)).toHaveFocus();
      await expect(await code(1)).toHaveValue('xyzzy');
    });
  },
});

/** The list of rows to correct has no empty row after it. */
export const LastToCorrectRemoved = meta.story({
  tags: ['!autodocs'],
  args: { isOpenOnly: true, rows: many.slice(0, 2) },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const remove = async (row: number) => {
      (await canvas.findByRole('button', { name: `Remove row ${row}` })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await step('removing the last row focuses the one before', async () => {
      await remove(2);
      await expect(
        await canvas.findByRole('combobox', { name: 'Code or name, row 1' }),
      ).toHaveFocus();
    });
    await step('removing the only row focuses the list', async () => {
      await remove(1);
      await expect(await canvas.findByRole('list', { name: 'Rows of the order' })).toHaveFocus();
    });
  },
});

export const MoreThanAScreen = meta.story({
  args: {
    rows: many,
    judged: judgeRows(
      many,
      many.map(() => none),
      [],
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Rows of the order' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(60);
    await expect(canvas.getByText(/Rows 1 to 60 of 70/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 10 more' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(70);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => <QuickOrderRows {...args} />,
});
