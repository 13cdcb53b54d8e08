import { somePatients } from '@formulary/rules/patients/fixtures/somePatients';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { PatientForm, type PatientFormProps } from './PatientForm.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'In a single-line field: submits the form',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('textbox', { name: 'First name' }).focus();
      await press('Enter');
      await expect(args['onSubmit']).toHaveBeenCalledOnce();
    },
  },
];

const meta = preview.meta({
  title: 'People/PatientForm',
  component: PatientForm,
  parameters: {
    guide: {
      useFor: ['A patient, new or changed.'],
      useNot: ['The buyer’s own details: use BillingForm.'],
      anatomy: [
        ['Name', 'As on the prescription', '[name="firstName"]'],
        ['Date of birth', 'With the names, what tells patients apart', '[name="birthDate"]'],
        ['Who may be meant', 'Patients of the list that it may be'],
        ['Address', 'From the postcode on', '[name="postcode"]'],
        ['Email, Contact number', 'Optional', '[name="email"]'],
        ['Save patient', 'Puts them on the list of the account', '[type="submit"]'],
      ],
      drawnIn: 'Empty',
      keyboard,
      screenReader: ['After a refused try the first invalid field has the focus.'],
      content: [
        'Sentences say whose detail is missing: “Please add patient first name”.',
        'Labels without “patient”: the title of the page has it.',
      ],
      do: ['Answer a refusal of the server with its own sentence.'],
      dont: ['Clear what was typed when something is refused.'],
      usedBy: ['Add patient'],
    } satisfies Guide,
  },
  args: { now: new Date('2026-11-20T12:00:00Z'), onSubmit: fn<PatientFormProps['onSubmit']>() },
});

const joan = {
  firstName: 'Joan',
  lastName: 'Whitfield',
  email: '',
  phone: '020 7946 0100',
  birthDate: '30/09/1971',
  postcode: 'SE15 4QL',
  street: '3 Choumert Square',
  city: 'London',
  county: 'Greater London',
};

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('shows every error of the specification', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
      const said = [
        ['First name', 'Please add patient first name'],
        ['Last name', 'Please add patient last name'],
        ['Date of birth', 'Please select patient date of birth'],
        ['Postcode', 'Please add patient postcode'],
        ['Address', 'Please add patient address'],
        ['City', 'Please enter your city'],
        ['County', 'Please enter your county'],
      ] as const;
      for (const [name, sentence] of said)
        await expect(field(name)).toHaveAccessibleDescription(new RegExp(sentence));
      await expect(field('First name')).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('e-mail and phone are optional, but must be valid', async () => {
      await expect(field('Email (optional)')).toBeValid();
      await userEvent.type(field('Email (optional)'), 'joan@');
      await userEvent.type(field('Contact number (optional)'), '12345');
      await expect(field('Email (optional)')).toBeInvalid();
      await expect(field('Contact number (optional)')).toBeInvalid();
    });
  },
});

export const Filled = meta.story({
  args: { initialValues: joan },
  play: async ({ canvas, userEvent, args, step }) => {
    const born = canvas.getByRole('textbox', { name: 'Date of birth' });
    await step('refuses a patient under 18', async () => {
      await userEvent.clear(born);
      await userEvent.type(born, '21/11/2008');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save patient' }));
      await expect(born).toHaveAccessibleDescription(/The age has to be 18 years or more/);
    });
    await step('the calendar corrects the date', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Choose Date of birth' }));
      await userEvent.click(await canvas.findByRole('button', { name: '2000' }));
      await userEvent.click(await canvas.findByRole('button', { name: /15 November 2000/ }));
      await expect(born).toHaveValue('15/11/2000');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save patient' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ ...joan, birthDate: '15/11/2000' }, true);
    });
    await step('accepts a hyphen for a missing name, as the form says', async () => {
      const lastName = await canvas.findByRole('textbox', { name: 'Last name' });
      await expect(lastName).toHaveAccessibleDescription('Only one name? Type a hyphen (-) here');
      await userEvent.clear(lastName);
      await userEvent.type(lastName, '-{Enter}');
      const saved = { ...joan, birthDate: '15/11/2000', lastName: '-' };
      await expect(args.onSubmit).toHaveBeenLastCalledWith(saved, true);
    });
  },
});

/** Shows likely duplicates as soon as names and date of birth are complete, without moving the focus. */
export const LikelyKnown = meta.story({
  args: { patients: somePatients, onUse: fn<NonNullable<PatientFormProps['onUse']>>() },
  tags: ['state', 'played'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('shows no duplicates yet', async () => {
      await userEvent.type(field('First name'), 'amara');
      await userEvent.type(field('Last name'), 'Jonas');
      await expect(canvas.queryByText(/already/)).not.toBeInTheDocument();
    });
    await step('finds a name with one letter off and the same date of birth', async () => {
      await userEvent.type(field('Date of birth'), '05/04/1984');
      await expect(await canvas.findByText('You may have this patient already')).toBeVisible();
      await expect(field('Date of birth')).toHaveFocus();
      await expect(
        await canvas.findByRole('button', { name: 'Save as a new patient' }),
      ).toBeVisible();
    });
    await step('hides the duplicate when the details change', async () => {
      await userEvent.type(field('First name'), ' Grace');
      await waitFor(() => expect(canvas.queryByText(/already/)).not.toBeInTheDocument());
      await expect(await canvas.findByRole('button', { name: 'Save patient' })).toBeVisible();
      await userEvent.type(field('First name'), '{Backspace>6/}');
    });
    await step('takes the existing patient instead', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Use this patient/ }));
      await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ id: 43 }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
});

/** A patient is never their own duplicate. */
export const BeingChanged = meta.story({
  args: { initialValues: joan, patientId: 41, patients: somePatients },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save patient' })).toBeVisible();
    await expect(canvas.queryByText(/already/)).not.toBeInTheDocument();
  },
});

export const RefusedByTheServer = meta.story({
  tags: ['state', 'played'],
  args: {
    initialValues: joan,
    onSubmit: fn<PatientFormProps['onSubmit']>(() => ({
      message: 'Some of what was sent is not valid',
      errors: { postcode: 'There is no such postcode' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    const postcode = await canvas.findByRole('textbox', { name: 'Postcode' });
    await expect(postcode).toHaveAccessibleDescription(/There is no such postcode/);
    await expect(postcode).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { initialValues: joan },
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { initialValues: joan },
});
