import { birthDates } from '@formulary/rules/forms/birthDates';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import {
  type KeyContext,
  type KeyRow,
  pressAlong,
  tabThrough,
} from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const { earliest, latest } = birthDates(now);
const birth = {
  label: 'Date of birth',
  min: earliest,
  max: latest,
  opensIn: 'years',
  autoComplete: 'bday',
} as const;

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <DateField {...props} value={value} onChange={handleChange} />;
}

const hasFocus = (canvas: KeyContext['canvas'], name: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from the control to the calendar button',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('textbox', { name: 'Start date' }),
      canvas.getByRole('button', { name: 'Choose Start date' }),
    ]),
  },
  {
    keys: 'Enter, Space',
    does: 'On the button: opens the calendar and focuses a day or a year',
    check: async ({ press, canvas, userEvent }) => {
      const button = canvas.getByRole('button', { name: 'Choose Start date' });
      await press('Enter');
      await hasFocus(canvas, /12 November 2026/);
      await userEvent.click(button);
      await waitFor(() => expect(canvas.queryByRole('grid')).not.toBeInTheDocument());
      await press('Space');
      await hasFocus(canvas, /12 November 2026/);
    },
  },
  {
    keys: '← → ↑ ↓',
    does: 'Moves by a day or a week; in the years, by a year or a row',
    check: async ({ press, canvas, userEvent }) => {
      const days = {
        '→': /13 November/,
        '↓': /20 November/,
        '←': /19 November/,
        '↑': /12 November/,
      };
      for (const [key, day] of Object.entries(days)) {
        await press(key);
        await hasFocus(canvas, day);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'November 2026' }));
      await hasFocus(canvas, '2026');
      const years = { '→': '2027', '↓': '2031', '←': '2030', '↑': '2026' };
      for (const [key, year] of Object.entries(years)) {
        await press(key);
        await hasFocus(canvas, year);
      }
      await userEvent.click(canvas.getByRole('button', { name: '2026' }));
      await hasFocus(canvas, /12 November 2026/);
    },
  },
  {
    keys: 'Page Up, Page Down',
    does: 'Moves to the previous and the next month',
    check: async ({ press, canvas }) => {
      await press('Page Down');
      await hasFocus(canvas, /12 December 2026/);
      await press('Page Up');
      await hasFocus(canvas, /12 November 2026/);
    },
  },
  {
    keys: 'Shift+Page Up, Shift+Page Down',
    does: 'Moves to the previous and the next year',
    check: async ({ press, canvas }) => {
      await press('Shift+Page Down');
      await hasFocus(canvas, /12 November 2027/);
      await press('Shift+Page Up');
      await hasFocus(canvas, /12 November 2026/);
    },
  },
  {
    keys: 'Home, End',
    does: 'Moves to the first and the last day of the week',
    check: async ({ press, canvas }) => {
      await press('Home');
      await hasFocus(canvas, /Sunday, 8 November/);
      await press('End');
      await hasFocus(canvas, /Saturday, 14 November/);
    },
  },
  {
    keys: 'Esc',
    does: 'Closes the calendar; the focus goes back to the button',
    check: async ({ press, canvas }) => {
      await press('Esc');
      await waitFor(() => expect(canvas.queryByRole('grid')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: 'Choose Start date' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'People/DateField',
  component: DateField,
  parameters: {
    guide: {
      useFor: [
        'A day of the calendar that somebody knows or looks up: a birth, a prescription’s date.',
      ],
      useNot: ['A year alone: use a Select.', 'A day to be shown: write it as dd/MM/yyyy.'],
      anatomy: [
        ['Label, description', 'What date, and how it is written', 'label'],
        ['Control', 'Where it is typed: 27/03/1985, 27.3.1985 or 27031985', 'input'],
        ['Calendar button', 'Opens the calendar beside the field', 'button[aria-label^="Choose"]'],
        ['Month', 'Says which month is in view, and opens the years', 'button "November 2026"'],
        ['Days, years', 'The two views of the calendar', 'table'],
        ['Error', 'What is wrong, tied to the control'],
      ],
      drawnIn: 'DaysOpen',
      keyboard,
      screenReader: [
        '“Date of birth, edit text”, then the error and how it is written.',
        '“Choose Date of birth, button, collapsed”.',
        'In the calendar: “November 2026, grid”, “Thursday, 12 November 2026, selected”.',
      ],
      content: ['label: plain words, because the calendar is named after it.'],
      do: [
        'Open births in years, with the limits of the rules as min and max.',
        'Hand “Please enter a date as dd/MM/yyyy” back as errorMessage, as the rules say it.',
      ],
      dont: ['Make the calendar the only way in.', 'Judge a date while it is being typed.'],
      usedBy: ['Sign up', 'Add patient'],
    } satisfies Guide,
    docs: { story: { height: '34rem' } },
  },
  args: { label: 'Start date', value: '', now, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Typing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Start date' });
    await step('does not correct while typing', async () => {
      await userEvent.type(field, '3.9.2027');
      await expect(field).toHaveValue('3.9.2027');
    });
    await step('formats the date as dd/MM/yyyy when the field loses focus', async () => {
      await userEvent.tab();
      await expect(field).toHaveValue('03/09/2027');
      await expect(args.onChange).toHaveBeenLastCalledWith('03/09/2027');
    });
    await step('keeps an invalid date as typed', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'soon');
      await userEvent.tab();
      await expect(field).toHaveValue('soon');
    });
  },
});

/** Opens in the days view with the focus on the field's date. */
export const DaysOpen = meta.story({
  tags: ['@4.10', 'state', 'played'],
  args: { value: '12/11/2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Start date' }));
    await hasFocus(canvas, 'Thursday, 12 November 2026, selected');
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  },
});

/** A date of birth opens in the years view, on the latest allowed year: 18 years ago. */
export const YearsOpen = meta.story({
  tags: ['@5.4', 'state', 'played'],
  args: birth,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose Date/ }));
    await hasFocus(canvas, '2008');
    await expect(canvas.queryByRole('button', { name: '2009' })).not.toBeInTheDocument();
  },
});

export const Picking = meta.story({
  tags: ['!autodocs', '@4.10'],
  args: { value: '12/11/2026' },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Choose Start date' });
    const isOnTheChosenDay = () => hasFocus(canvas, 'Thursday, 12 November 2026, selected');
    await step('the button opens the calendar and closes it again', async () => {
      await userEvent.click(button);
      await isOnTheChosenDay();
      await userEvent.click(button);
      await waitFor(() => expect(canvas.queryByRole('grid')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
    await step('the month heading opens the years', async () => {
      await userEvent.keyboard('{Enter}');
      await isOnTheChosenDay();
      await userEvent.click(await canvas.findByRole('button', { name: 'November 2026' }));
      await expect(await canvas.findByRole('grid', { name: 'Years' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '2026' })).toHaveFocus();
    });
    await step('choosing a year shows its days', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(await canvas.findByRole('grid', { name: 'November 2027' })).toBeVisible();
    });
    await step('choosing a day fills the field, closes and returns the focus', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Wednesday, 3 November 2027' }),
      );
      await expect(await canvas.findByRole('textbox')).toHaveValue('03/11/2027');
      await expect(args.onChange).toHaveBeenLastCalledWith('03/11/2027');
      await waitFor(() => expect(canvas.queryByRole('grid')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
  },
});

export const PickingByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { value: '12/11/2026' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Start date' }));
    const chosen = await canvas.findByRole('button', { name: /12 November 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('13/11/2026');
  },
});

/** The arrows beside the month turn pages and keep the focus. */
export const TurningPages = meta.story({
  tags: ['!autodocs'],
  args: { value: '12/11/2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Start date' }));
    const next = await canvas.findByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    await expect(await canvas.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous month' }));
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  },
});

export const BirthDate = meta.story({
  tags: ['!autodocs', '@5.4'],
  args: birth,
  play: async ({ canvas, userEvent, args, step }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: /^Choose Date/ }));
    await step('the earliest year is 122 years ago', async () => {
      await open();
      await hasFocus(canvas, '2008');
      await userEvent.keyboard('{Home}');
      await expect(await canvas.findByRole('button', { name: '1904' })).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: '1903' })).not.toBeInTheDocument();
    });
    await step('in the last month, disables the days after today 18 years ago', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(await canvas.findByRole('button', { name: 'Next month' })).toBeDisabled();
      await expect(await canvas.findByRole('button', { name: /21 November 2008/ })).toBeDisabled();
      await expect(await canvas.findByRole('button', { name: /20 November 2008/ })).toBeEnabled();
    });
    await step('fills the field with an allowed day as dd/MM/yyyy', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /20 November 2008/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith('20/11/2008');
    });
    await step('disables days before the earliest year', async () => {
      await open();
      await canvas.findByRole('grid', { name: 'Years' });
      await userEvent.keyboard('{Home}{Enter}');
      for (let month = 11; month > 1; month -= 1)
        await userEvent.click(await canvas.findByRole('button', { name: 'Previous month' }));
      await expect(await canvas.findByRole('grid', { name: 'January 1904' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Previous month' })).toBeDisabled();
    });
  },
});

export const WithoutLimits = meta.story({
  tags: ['@9.7'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Start date' }));
    await step('starts at today', async () => {
      const today = await canvas.findByRole('button', { name: 'Today, Friday, 20 November 2026' });
      await waitFor(() => expect(today).toHaveFocus());
    });
    await step('starts the week on Sunday', async () => {
      const days = await canvas.findAllByRole('columnheader', { hidden: true });
      await expect(days[0]).toHaveAccessibleName('Sunday');
    });
    await step('shows the years from 30 back to 30 ahead', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'November 2026' }));
      const years = (await canvas.findAllByRole('gridcell')).map(({ textContent }) => textContent);
      await expect([years[0], years.at(-1)]).toEqual(['1996', '2056']);
    });
  },
});

export const Invalid = meta.story({
  args: { ...birth, value: '31/02/1985', errorMessage: 'Please enter a date as dd/MM/yyyy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /^Error: Please enter a date as dd\/MM\/yyyy/,
    );
  },
});

export const Disabled = meta.story({
  args: { value: '27/03/1985', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Choose/ })).toBeDisabled();
  },
});

export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  args: { value: '12/11/2026' },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose/ }));
    const panel = await canvas.findByRole('dialog');
    await canvas.findByRole('grid');
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { value: '12/11/2026' },
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ onChange }) => (
    <Stack $gap={6}>
      <DateField label="Empty" value="" now={now} onChange={onChange} />
      <DateField label="Filled" value="12/11/2026" now={now} onChange={onChange} />
      <DateField
        label="Invalid"
        value="31/02/1985"
        errorMessage="Please enter a date as dd/MM/yyyy"
        now={now}
        onChange={onChange}
      />
      <DateField label="Disabled" value="27/03/1985" isDisabled now={now} onChange={onChange} />
    </Stack>
  ),
});
