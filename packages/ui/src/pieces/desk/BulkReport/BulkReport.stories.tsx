import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { BulkReport } from './BulkReport.tsx';

const refused = [
  {
    key: '30',
    name: 'F-2026-000030',
    href: '/orders/30',
    reason: 'Tomasz Zielinski has dispatched this order.',
  },
  { key: '29', name: 'F-2026-000029', reason: 'It is on hold already.' },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the list, through its links, to the buttons',
    check: async ({ press, canvas }) => {
      await press('Tab');
      await expect(canvas.getByRole('list')).toHaveFocus();
      await press('Tab');
      await expect(canvas.getByRole('link', { name: 'F-2026-000030' })).toHaveFocus();
      await press('Tab');
      await expect(canvas.getByRole('button', { name: 'Select these again' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Desk/BulkReport',
  component: BulkReport,
  parameters: {
    guide: {
      useFor: ['What an action on several rows has done, row by row.'],
      useNot: ['One row: a toast, or the refusal beside what was pressed.'],
      anatomy: [
        ['Sum', 'How many were done, and how many stayed', 'strong'],
        ['Refused', 'Each with its reason', 'ul'],
        ['Done', 'By name', 'p'],
        ['Select these again', 'To deal with the refused ones', 'button "Select these again"'],
      ],
      drawnIn: 'Partly',
      keyboard,
      screenReader: ['Read out as soon as it appears.'],
      content: ['The reason of each row in the words of the refusal.'],
    } satisfies Guide,
  },
  args: {
    done: ['F-2026-000031', 'F-2026-000028'],
    refused,
    what: ['order held', 'orders held'] as const,
    onClose: fn(),
    onSelectRefused: fn(),
  },
});

export const Partly = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 orders held, 2 left as they were');
    await expect(canvas.getByText('It is on hold already.')).toBeVisible();
    await expect(canvas.getByText('Done: F-2026-000031, F-2026-000028')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select these again' }));
    await expect(args.onSelectRefused).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Whole = meta.story({
  args: { refused: [], done: ['F-2026-000031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 order held');
    await expect(canvas.queryByText(/left as/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <BulkReport {...args} refused={[]} />
      <BulkReport {...args} />
      <BulkReport {...args} done={[]} refused={refused.slice(1)} />
    </Stack>
  ),
});
