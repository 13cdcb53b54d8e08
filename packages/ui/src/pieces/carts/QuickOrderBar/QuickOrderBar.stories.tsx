import type { JudgedRow } from '@formulary/rules/quickOrder/judgeRows';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { QuickOrderBar } from './QuickOrderBar.tsx';

const ready: JudgedRow = { standing: 'ready', packs: 2, subtotal: 12_500 };
const open: JudgedRow = { standing: 'open', message: 'Not found' };
const looking: JudgedRow = { standing: 'looking' };
const empty: JudgedRow = { standing: 'empty' };

const meta = preview.meta({
  title: 'Cart/QuickOrderBar',
  component: QuickOrderBar,
  parameters: {
    guide: {
      useFor: ['The foot of a quick order, in sight however long it is.'],
      useNot: ['What a cart comes to: use CartSummary.'],
      anatomy: [
        ['Sum', 'Of the rows that are ready, without VAT', 'output'],
        ['Rows to correct', 'How many, and a way to see only those', 'button "to correct"'],
        ['Add to cart', 'The rows that are ready; the others stay', 'button "Add 2 rows"'],
      ],
      drawnIn: 'Ready',
      screenReader: ['“£25.00 without VAT, 2 rows ready”, as it changes.'],
      content: ['Say that the sum is without VAT.'],
      do: ['Say on the button how many rows go into the cart.'],
      dont: ['Wait for the rows that are to be corrected.'],
      usedBy: ['Quick order'],
    } satisfies Guide,
  },
  args: {
    judged: [ready, ready, open, empty],
    isOpenOnly: false,
    isAdding: false,
    onAdd: fn(),
    onOpenOnly: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('£25.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1 row to correct' }));
    await expect(args.onOpenOnly).toHaveBeenCalledWith(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 rows to cart' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const NothingReady = meta.story({
  args: { judged: [open, empty], isOpenOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all rows' }));
    await expect(args.onOpenOnly).toHaveBeenCalledWith(false);
  },
});

export const LookingUp = meta.story({
  args: { judged: [ready, looking] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 row being looked up')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add 1 row to cart' })).toBeDisabled();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <QuickOrderBar {...args} />
      <QuickOrderBar {...args} judged={[empty]} />
      <QuickOrderBar {...args} judged={[ready, looking]} />
      <QuickOrderBar {...args} isAdding />
    </Stack>
  ),
});
