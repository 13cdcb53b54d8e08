import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { BulkBar } from './BulkBar.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the actions to Clear selection',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('button', { name: 'Hold the 3 orders selected' }),
      canvas.getByRole('button', { name: 'Cancel the 3 orders selected' }),
      canvas.getByRole('button', { name: 'Clear selection' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'Desk/BulkBar',
  component: BulkBar,
  parameters: {
    guide: {
      useFor: ['What can be done with the selected rows of a grid, all at once.'],
      useNot: ['One row: its own page or panel.'],
      anatomy: [
        ['Count', 'Selected rows of this page', 'strong'],
        ['Actions', 'What can be done with all of them', 'button "Hold"'],
        ['Clear selection', 'Ends it', 'button "Clear selection"'],
      ],
      drawnIn: 'Three',
      keyboard,
      screenReader: ['“3 orders selected” whenever the count changes.'],
      do: ['Render it from the grid’s renderBar, which knows the rows in sight.'],
      dont: ['Say what was done here: use a BulkReport.'],
    } satisfies Guide,
  },
  args: {
    count: 3,
    what: ['order', 'orders'] as const,
    actions: [
      { key: 'hold', label: 'Hold', onRun: fn() },
      { key: 'cancel', label: 'Cancel', onRun: fn(), isDanger: true },
    ],
    onClear: fn(),
  },
});

export const Three = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hold/ }));
    await expect(args.actions[0]?.onRun).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const None = meta.story({
  tags: ['!autodocs'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});

export const Running = meta.story({
  args: { runningKey: 'hold' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hold/ }));
    await expect(args.actions[0]?.onRun).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('button', { name: /^Cancel/ })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: 'Clear selection' })).toBeDisabled();
  },
});

/** A run over many rows says how far it is, and can be stopped. */
export const Progress = meta.story({
  args: { runningKey: 'hold', progress: { done: 1, onStop: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1 of 3 orders done', { selector: 'strong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.progress?.onStop).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <BulkBar {...args} count={1} />
      <BulkBar {...args} what={['payment', 'payments']} runningKey="hold" />
      <BulkBar {...args} runningKey="hold" progress={{ done: 2, onStop: fn() }} />
      <BulkBar
        {...args}
        what={['customer', 'customers']}
        actions={[
          ...args.actions,
          { key: 'x', label: 'Export', onRun: fn(), refusal: 'Your role does not export' },
        ]}
      />
    </Stack>
  ),
});
