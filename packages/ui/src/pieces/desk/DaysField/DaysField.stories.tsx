import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { DaysField } from './DaysField.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'Adds the day that was typed, and leaves the form around as it is',
    check: async ({ canvas, userEvent, press, args }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Add a day/ }), '04/01/2027');
      await press('Enter');
      await expect(args['onChange']).toHaveBeenLastCalledWith(
        '2026-12-25\n2026-12-28\n2027-01-01\n2027-01-04',
      );
    },
  },
];

const meta = preview.meta({
  title: 'Desk/DaysField',
  component: DaysField,
  parameters: {
    guide: {
      useFor: ['Days of a calendar: bank holidays, closing days.'],
      useNot: ['One day: DateField.'],
      anatomy: [
        ['Years', 'Days of this year and later, each with a button to remove it', 'ul'],
        ['Entry', 'Takes another day', 'input'],
      ],
      keyboard,
      screenReader: ['Each button to remove a day names the day and the list.'],
      content: ['The list is named by what happens on its days: Own closing days.'],
    } satisfies Guide,
  },
  args: {
    label: 'Bank holidays of Scotland',
    value: '2026-12-25\n2026-12-28\n2027-01-01',
    now: new Date('2026-11-20T10:00:00Z'),
    onChange: fn(),
  },
});

export const Filled = meta.story({ tags: ['state', 'every-view'] });

export const Empty = meta.story({ tags: ['state'], args: { value: '' } });

export const Invalid = meta.story({
  tags: ['state'],
  args: { errorMessage: '2027 has fewer than six bank holidays' },
});

/** What is no day, or is there already, is said at once. */
export const Refused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /^Add a day/ });
    await userEvent.type(field, '31/02/2027{Enter}');
    await expect(await canvas.findByText('Please enter a date as dd/MM/yyyy')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '25/12/2026{Enter}');
    await expect(await canvas.findByText('25/12/2026 is in the list already')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Removed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove 25\/12\/2026/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-28\n2027-01-01');
  },
});

export const Keyboard = meta.story({ play: pressAlong });
