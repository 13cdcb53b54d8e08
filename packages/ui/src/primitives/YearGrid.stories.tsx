import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { YearGrid } from './YearGrid.tsx';

const meta = preview.meta({
  title: 'Primitives/YearGrid',
  component: YearGrid,
  parameters: {
    guide: {
      useFor: ['Choosing a year out of many, as the calendar’s years view.'],
      useNot: ['A handful of years: use a Select.'],
      keyboard: [
        ['← → ↑ ↓', 'The year before and after, the row above and below'],
        ['Page Up, Page Down', 'Five rows back and forth'],
        ['Home, End', 'The first and the last year'],
        ['Enter, Space', 'Chooses the year'],
      ],
      screenReader: ['“Years, grid”, “2026, button”; the chosen year is a selected cell.'],
      do: ['Start at the year most likely meant.'],
      usedBy: ['Sign up', 'Profile', 'Add patient'],
    } satisfies Guide,
  },
  args: { label: 'Years', from: 1996, to: 2056, startAt: 2026, onChange: fn() },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const year = (name: string) => canvas.getByRole('button', { name });
    await step('it takes the focus where it starts, with one tab stop', async () => {
      await expect(year('2026')).toHaveFocus();
      await expect(canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
        year('2026'),
      ]);
    });
    await step('arrows move by a year and by a row', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(year('2025')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(year('2029')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowUp}');
      await expect(year('2026')).toHaveFocus();
    });
    await step('pages, and the ends, where it stops', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(year('2006')).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowLeft}{ArrowUp}');
      await expect(year('1996')).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowRight}{PageDown}');
      await expect(year('2056')).toHaveFocus();
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith(2056);
    });
  },
});

export const Chosen = meta.story({
  args: { value: 2024, startAt: 2024 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('2024');
  },
});

export const AllStates = meta.story({ args: { value: 2024 } });
