import type { Day } from '@formulary/rules/dates/day';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

function Controlled(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (day: Day) => {
    setValue(day);
    props.onChange(day);
  };
  return <DatePicker {...props} value={value} onChange={handleChange} />;
}

const keyboard: readonly KeyRow[] = [
  {
    keys: '← → ↑ ↓',
    does: 'Moves by a day or a week',
    check: async ({ press, canvas }) => {
      const day = (name: RegExp) => canvas.getByRole('button', { name });
      await waitFor(() => expect(day(/12 November 2026/)).toHaveFocus());
      await press('→');
      await expect(day(/13 November 2026/)).toHaveFocus();
      await press('↓');
      await expect(day(/20 November 2026/)).toHaveFocus();
      await press('←');
      await expect(day(/19 November 2026/)).toHaveFocus();
      await press('↑');
      await expect(day(/12 November 2026/)).toHaveFocus();
    },
  },
  {
    keys: 'Home, End',
    does: 'Moves to the Sunday and Saturday of the week',
    check: async ({ press, canvas }) => {
      await press('Home');
      await expect(canvas.getByRole('button', { name: /Sunday, 8 November/ })).toHaveFocus();
      await press('End');
      await expect(canvas.getByRole('button', { name: /Saturday, 14 November/ })).toHaveFocus();
    },
  },
  {
    keys: 'Page Up, Page Down',
    does: 'Moves to the previous and the next month',
    check: async ({ press, canvas }) => {
      await press('Page Down');
      await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible();
      await press('Page Up');
      await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Chooses the day',
    check: async ({ press, args }) => {
      await press('Enter');
      await expect(args['onChange']).toHaveBeenLastCalledWith('2026-11-14');
      await press('Space');
      await expect(args['onChange']).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = preview.meta({
  title: 'People/DatePicker',
  component: DatePicker,
  parameters: {
    guide: {
      useFor: ['A calendar to pick a day from; DateField opens it beside what is typed.'],
      useNot: ['A date that people know: let them type it into a DateField.'],
      anatomy: [
        [
          'Arrows',
          'The month before and after, as far as the limits go',
          '[aria-label="Previous month"]',
        ],
        [
          'Month',
          'Says which is in view; opens the years and closes them',
          'button "November 2026"',
        ],
        ['Days', 'Sunday first; today is marked, the chosen day filled', 'table'],
        ['Years', 'From the first that can be chosen to the last'],
      ],
      drawnIn: 'Days',
      keyboard,
      screenReader: [
        '“November 2026, grid”; “Thursday, 12 November 2026, selected, button”.',
        '“November 2026, button, collapsed”: what opens the years.',
      ],
      content: [
        'The button names the month, “November 2026”; over the years, “Choose a year”.',
        'The arrows say “Previous month” and “Next month”.',
      ],
      do: ['Open births in years.', 'Give the rules’ limits as min and max.'],
      dont: ['Hide the days outside the limits: they stay, struck through.'],
      usedBy: ['Sign up', 'Add patient'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '26rem' } },
  },
  args: {
    value: '2026-11-12',
    min: '1996-01-01',
    max: '2056-12-31',
    today: '2026-11-20',
    onChange: fn(),
  },
  render: (args) => (
    <div style={{ inlineSize: '19.25rem', maxInlineSize: '100%' }}>
      <Controlled {...args} />
    </div>
  ),
});

export const Days = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('button', { name: /12 November 2026, selected/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    const weekdays = canvas.getAllByRole('columnheader', { hidden: true });
    await expect(weekdays[0]).toHaveAccessibleName('Sunday');
  },
});

export const YearsAndBack = meta.story({
  tags: ['!autodocs', '@4.10'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the heading opens the years and closes them again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'November 2026' }));
      const years = (await canvas.findAllByRole('gridcell')).map(({ textContent }) => textContent);
      await expect([years[0], years.at(-1)]).toEqual(['1996', '2056']);
      await userEvent.click(await canvas.findByRole('button', { name: 'Choose a year' }));
      await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    });
    await step('choosing a year shows the same month of that year', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'November 2026' }));
      await userEvent.click(await canvas.findByRole('button', { name: '2027' }));
      await expect(await canvas.findByRole('grid', { name: 'November 2027' })).toBeVisible();
    });
    await step('chooses a day', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /, 3 November 2027/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-03');
    });
  },
});

/** Dates of birth: years first, minimum age 18 (spec 5.4). */
const births = {
  value: undefined,
  min: '1904-01-01',
  max: '2008-11-20',
  opensIn: 'years',
} as const;

/** Opens on the last selectable year. */
export const Years = meta.story({
  tags: ['state'],
  args: births,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '2008' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: '2009' })).not.toBeInTheDocument();
  },
});

/** Disables days and months outside the limits. */
export const LastMonth = meta.story({
  tags: ['state', 'played'],
  args: births,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2008' }));
    await expect(await canvas.findByRole('button', { name: /20 November 2008/ })).toBeEnabled();
    await expect(await canvas.findByRole('button', { name: /21 November 2008/ })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: 'Next month' })).toBeDisabled();
  },
});

/** Today is outside the limits: starts at the nearest selectable month. */
export const BeforeItBegins = meta.story({
  tags: ['state'],
  args: { value: undefined, min: '2027-02-10', max: '2027-03-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'February 2027' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /, 9 February 2027/ })).toBeDisabled();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });
