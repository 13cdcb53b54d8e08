import { aPatient } from '@formulary/rules/patients/fixtures/aPatient';
import { somePatients } from '@formulary/rules/patients/fixtures/somePatients';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { PatientPicker, type PatientPickerProps } from './PatientPicker.tsx';

/** Keeps the picked patient, as the parent does. */
function Controlled(props: PatientPickerProps) {
  const [value, setValue] = useState(props.value);
  const pick: PatientPickerProps['onPick'] = (patient) => {
    setValue(patient.id);
    props.onPick(patient);
  };
  return <PatientPicker {...props} value={value} onPick={pick} />;
}

const field = () => screen.getByRole('combobox', { name: 'Patient' });
const search = () => screen.findByRole('combobox', { name: 'Find a patient' });
const option = (name: RegExp) => screen.findByRole('option', { name });
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Patient' })).not.toBeInTheDocument());

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'On the field: opens the list and focuses the search',
    check: async ({ press }) => {
      field().focus();
      await press('Enter');
      await waitFor(async () => expect(await search()).toHaveFocus());
    },
  },
  {
    keys: '↓ ↑',
    does: 'Move the highlight along the patients and ‘Add a patient’',
    check: async ({ press }) => {
      await press('↓');
      await expect(await option(/ADEYEMI/)).toHaveAttribute('data-highlighted');
      await press('↑');
      await expect(await option(/ADEYEMI/)).not.toHaveAttribute('data-highlighted');
    },
  },
  {
    keys: 'Esc',
    does: 'Closes the list and keeps the earlier choice',
    check: async ({ press, userEvent, args }) => {
      await userEvent.type(await search(), 'whit');
      await press('Esc');
      await closed();
      await waitFor(() => expect(field()).toHaveFocus());
      await expect(args['onPick']).not.toHaveBeenCalled();
    },
  },
];

const meta = preview.meta({
  title: 'People/PatientPicker',
  component: PatientPicker,
  parameters: {
    guide: {
      useFor: ['Choosing the patient of a prescription among one’s own.'],
      useNot: ['The list of patients as a screen: use PatientsTable.'],
      anatomy: [
        ['Label', 'What is chosen', 'label'],
        ['Field', 'Who is chosen, by name, date of birth and postcode', '[role="combobox"]'],
        ['Search', 'Names in either order, a date or year of birth, a postcode'],
        ['Rows', 'Two lines each; namesakes with the date of birth stressed'],
        ['Add a patient', 'The last row, always in sight'],
      ],
      drawnIn: 'OneChosen',
      keyboard,
      screenReader: [
        '‘Patient, JONES, Amara · born 05/04/1984 (42) · LS1 4AP, combo box’.',
        'After each change of the search how many are left: ‘2 patients named JONES’.',
      ],
      content: ['A search that finds nobody says what was searched for.'],
      do: ['Put what was typed into the form that ‘Add a patient’ opens.'],
      dont: [
        'Choose the only one that is left: Enter takes a highlighted row, and nothing else.',
        'Choose, or add, when the field is left.',
      ],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    patients: somePatients,
    value: undefined,
    now: new Date('2026-11-20T12:00:00Z'),
    onPick: fn<PatientPickerProps['onPick']>(),
    onAdd: fn<PatientPickerProps['onAdd']>(),
  },
  render: (args) => <Controlled {...args} />,
});

export const NobodyChosen = meta.story({
  play: async ({ userEvent, args, step }) => {
    await step('a press opens the list of all patients, by name', async () => {
      await userEvent.click(field());
      await expect(await search()).toBeVisible();
      await expect(await screen.findAllByRole('option')).toHaveLength(5);
      await expect(await screen.findByRole('status')).toHaveTextContent('4 patients');
    });
    await step('typing filters by first and last name in either order', async () => {
      await userEvent.type(await search(), 'amara jones');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
      await expect(await screen.findByRole('status')).toHaveTextContent('2 patients named JONES');
    });
    await step('Enter without a highlighted row picks nobody', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPick).not.toHaveBeenCalled();
      await expect(await search()).toBeVisible();
    });
    await step('Enter picks the highlighted row and returns the focus', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 44 }));
      await closed();
      await waitFor(() => expect(field()).toHaveFocus());
      await expect(field()).toHaveTextContent('JONES, Amara · born 23/10/1991 (35) · LS6 2AB');
    });
  },
});

export const OneChosen = meta.story({
  args: { value: 43 },
  play: async ({ userEvent, args, step }) => {
    await step('marks the chosen patient', async () => {
      await userEvent.click(field());
      await expect(await option(/05\/04\/1984/)).toHaveAttribute('aria-selected', 'true');
    });
    await step('Esc discards the typed text and keeps the choice', async () => {
      await userEvent.type(await search(), 'whitfield');
      await option(/WHITFIELD/);
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(field()).toHaveTextContent('05/04/1984');
    });
    await step('leaving discards the typed text and keeps the choice', async () => {
      await userEvent.click(field());
      await expect(await search()).toHaveValue('');
      await userEvent.type(await search(), 'whitfield');
      await option(/WHITFIELD/);
      await userEvent.click(document.body);
      await closed();
      await expect(field()).toHaveTextContent('05/04/1984');
      await expect(args.onPick).not.toHaveBeenCalled();
      await expect(args.onAdd).not.toHaveBeenCalled();
    });
  },
});

export const Adding = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, args, step }) => {
    await userEvent.click(field());
    await userEvent.type(await search(), ' Bola Ahmed ');
    await step('without a match, Add a patient is the only row', async () => {
      await expect(await screen.findByText('No patient matches ‘Bola Ahmed’')).toBeVisible();
      await expect(await screen.findAllByRole('option')).toHaveLength(1);
    });
    await step('it passes on the typed text and picks nobody', async () => {
      await userEvent.click(await option(/Add a patient/));
      await expect(args.onAdd).toHaveBeenCalledWith('Bola Ahmed');
      await expect(args.onPick).not.toHaveBeenCalled();
      await closed();
      await expect(field()).toHaveTextContent('Choose a patient');
    });
  },
});

export const Namesakes = meta.story({
  tags: ['state', 'played'],
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await userEvent.type(await search(), 'jones');
    await expect(await screen.findByText('2 patients named JONES')).toBeVisible();
    const born = await screen.findByText('23/10/1991');
    const other = getComputedStyle(await screen.findByText('LS6 2AB'));
    await expect(Number(getComputedStyle(born).fontWeight)).toBeGreaterThan(
      Number(other.fontWeight),
    );
  },
});

const many = Array.from({ length: 60 }, (_unused, index) =>
  aPatient({ id: index + 1, lastName: `Whitfield ${String.fromCharCode(65 + (index % 26))}` }),
);

export const MoreThanAList = meta.story({
  args: { patients: many },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await search();
    await expect(
      await screen.findByText('The first 50 of 60 patients. Type to find the others'),
    ).toBeVisible();
    await expect(await screen.findAllByRole('option')).toHaveLength(51);
    await expect(await screen.findByRole('option', { name: 'Add a patient' })).toBeVisible();
  },
});

export const NoneYet = meta.story({
  tags: ['state', 'played'],
  args: { patients: [] },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expect(await screen.findByText('You have no patients yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { patients: undefined },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expect(await screen.findByText('Loading your patients…')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state', 'played'],
  args: { patients: undefined, onRetry: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Please choose a patient', isRequired: true },
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('Error: Please choose a patient');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['state', 'played'],
  args: { value: 43 },
  play: async ({ userEvent, step }) => {
    await userEvent.click(field());
    await search();
    const sheet = await screen.findByRole('dialog', { name: 'Patient' });
    await step('the sheet covers the screen', async () => {
      const { inlineSize, blockSize } = getComputedStyle(sheet);
      await expect([inlineSize, blockSize]).toEqual([
        `${document.documentElement.clientWidth}px`,
        `${globalThis.innerHeight}px`,
      ]);
    });
    await step('the sheet has a Close button', async () => {
      await expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
    });
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { value: 43 } });
