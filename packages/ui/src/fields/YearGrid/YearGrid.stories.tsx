import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { YearGrid } from './YearGrid.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: '← → ↑ ↓',
    does: 'Moves to the previous or next year, or a row up or down',
    check: async ({ press, canvas }) => {
      const stops = { '←': '2025', '↓': '2029', '→': '2030', '↑': '2026' };
      for (const [key, year] of Object.entries(stops)) {
        await press(key);
        await expect(canvas.getByRole('button', { name: year })).toHaveFocus();
      }
    },
  },
  {
    keys: 'Page Up, Page Down',
    does: 'Moves five rows up and down',
    check: async ({ press, canvas }) => {
      await press('Page Up');
      await expect(canvas.getByRole('button', { name: '2006' })).toHaveFocus();
      await press('Page Down');
      await expect(canvas.getByRole('button', { name: '2026' })).toHaveFocus();
    },
  },
  {
    keys: 'Home, End',
    does: 'Moves to the first and the last year',
    check: async ({ press, canvas }) => {
      await press('Home');
      await expect(canvas.getByRole('button', { name: '1996' })).toHaveFocus();
      await press('End');
      await expect(canvas.getByRole('button', { name: '2056' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Chooses the year',
    check: async ({ press, args }) => {
      await press('Enter');
      await expect(args['onChange']).toHaveBeenCalledTimes(1);
      await press('Space');
      await expect(args['onChange']).toHaveBeenCalledTimes(2);
      await expect(args['onChange']).toHaveBeenLastCalledWith(2056);
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/YearGrid',
  component: YearGrid,
  parameters: {
    guide: {
      useFor: ['Choosing a year out of many, as the calendar’s years view.'],
      useNot: ['A handful of years: use a Select.'],
      anatomy: [
        ['Grid', 'Named by its label; scrolls when there are many years', '[role="grid"]'],
        ['Year', 'A button for each'],
        ['Chosen year', 'Filled and bold', '[aria-selected="true"] button'],
      ],
      drawnIn: 'Chosen',
      keyboard,
      screenReader: ['“Years, grid”, “2026, button”; the chosen year is a selected cell.'],
      content: ['Label: what is chosen, in the plural: “Years”.', 'Years in four figures.'],
      do: ['Start at the year most likely meant.'],
      dont: ['Place it on a page from the start: it takes the focus as it appears.'],
      usedBy: ['Sign up', 'Profile', 'Add patient'],
    } satisfies Guide,
  },
  args: { label: 'Years', from: 1996, to: 2056, startAt: 2026, onChange: fn() },
});

export const Chosen = meta.story({
  args: { value: 2024, startAt: 2024 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('2024');
  },
});

export const KeepsToItsEnds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const year = (name: string) => canvas.getByRole('button', { name });
    await step('takes the focus at the start year and has one tab stop', async () => {
      await expect(year('2026')).toHaveFocus();
      await expect(canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
        year('2026'),
      ]);
    });
    await step('stops at both ends', async () => {
      await userEvent.keyboard('{Home}{ArrowLeft}{ArrowUp}');
      await expect(year('1996')).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowRight}{PageDown}');
      await expect(year('2056')).toHaveFocus();
    });
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { value: 2024 } });
