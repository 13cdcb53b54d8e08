import { quickOrderSentences } from '@formulary/rules/problems/quickOrderSentences';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { QuickOrderColumns } from './QuickOrderColumns.tsx';

const meta = preview.meta({
  title: 'Cart/QuickOrderColumns',
  component: QuickOrderColumns,
  parameters: {
    guide: {
      useFor: ['A list in which several columns could be the quantity, or the code or name.'],
      useNot: ['A list whose headings say it: it is read without a question.'],
      anatomy: [
        ['Question', 'Which column is meant', 'legend'],
        ['Column', 'Its heading and first values', 'label'],
        ['Use this column', 'Reads the list on', 'button "Use this column"'],
        ['Cancel the list', 'Takes nothing of it', 'button "Cancel the list"'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Which column is the quantity?”, as the first column takes the focus.'],
      do: ['Show the values, not only the headings.'],
      dont: ['Choose a column beforehand.'],
      usedBy: ['Quick order'],
    } satisfies Guide,
  },
  args: {
    asksFor: 'quantity' as const,
    columns: [
      { index: 2, heading: 'Pack', samples: ['21', '100', '28'] },
      { index: 3, heading: 'No.', samples: ['2', '1', '4'] },
    ],
    onChoose: fn(),
    onCancel: fn(),
  },
});

export const Choosing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const column = (name: RegExp) => canvas.getByRole('radio', { name });
    await step('focuses the first column and chooses none', async () => {
      await expect(column(/Pack/)).toHaveFocus();
      await expect(canvas.getByRole('group')).toHaveAccessibleName(/Which column is the quantity/);
      await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    });
    await step('continuing without a choice shows an error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use this column' }));
      await expect(await canvas.findByText(quickOrderSentences.noColumn)).toBeVisible();
      await expect(column(/Pack/)).toHaveFocus();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('an arrow key chooses, Enter continues', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(column(/No\./)).toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(3);
    });
    await step('reports that none of the columns fits', async () => {
      await userEvent.click(column(/None of these/));
      await userEvent.click(await canvas.findByRole('button', { name: 'Use this column' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith('none');
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the list' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <QuickOrderColumns {...args} />
      <QuickOrderColumns
        {...args}
        asksFor="words"
        columns={[
          { index: 0, heading: '', samples: ['AMOX-500-21', 'LAMP'] },
          { index: 1, heading: '', samples: ['12', '40'] },
        ]}
      />
    </Stack>
  ),
});
