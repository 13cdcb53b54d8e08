import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import {
  FormDraftProvider,
  type TypedValues,
} from '../drafts/FormDraftProvider/FormDraftProvider.tsx';
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'In a single-line field: submits the form',
    check: async ({ press, canvas }) => {
      canvas.getByRole('textbox', { name: 'First name' }).focus();
      await press('Enter');
      // The form is empty, so errors prove that it was submitted.
      await expect(canvas.getByRole('textbox', { name: 'Last name' })).toBeInvalid();
    },
  },
];

const meta = preview.meta({
  title: 'Account/RegistrationForm',
  component: RegistrationForm,
  parameters: {
    guide: {
      useFor: ['Registering a practice, once it is known whether by a healthcare professional.'],
      useNot: ['Changing an account: that is the profile.'],
      anatomy: [
        ['Your account', 'Who registers, and how they will sign in', 'legend "Your account"'],
        ['About you', 'Phone, date of birth, and what is optional', 'legend "About you"'],
        ['Billing address', 'Who pays', 'legend "Billing address"'],
        ['Clinic address', 'Optional; the same with one tick', 'legend "Clinic address"'],
        [
          'Your profession',
          'Of healthcare professionals: status, number, whether they prescribe',
          'legend "Your profession"',
        ],
        ['Documents', 'Three, judged as they are chosen', 'legend "Documents"'],
      ],
      drawnIn: 'Empty',
      keyboard,
      screenReader: [
        'Each part is read with its heading: “Documents, group”.',
        'After a refused try: the summary, and the first invalid field has the focus.',
      ],
      content: [
        'Headings of one or two words: “About you”.',
        'The rules’ sentences to the letter, “registeration” included.',
      ],
      do: ['Say why a phone number is asked for.'],
      dont: ['Ask for the documents again because a password was too short.'],
      usedBy: ['Sign up'],
    } satisfies Guide,
  },
  args: {
    isProfessional: true,
    now: new Date('2026-11-20T12:00:00Z'),
    onSubmit: fn<RegistrationFormProps['onSubmit']>(),
    onCancel: fn(),
  },
});

const aFile = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const files = {
  passportOrLicence: aFile('passport.pdf'),
  certificate: aFile('certificate.pdf'),
  utilityBill: aFile('bill.pdf'),
};

const typed = {
  'First name': 'Amara',
  'Last name': 'Okafor',
  Email: 'amara@formulary.test',
  'Contact number': '020 7946 0018',
  'Date of birth': '12/04/1988',
  Password: 'a long password',
  'Confirm password': 'a long password',
  Address: '14 Lambs Conduit Passage',
  City: 'London',
  Postcode: 'WC1R 4RH',
  'Professional registration number': '12A3456E',
} as const;

/** Fills in all required fields by pasting, which is faster than typing and tests the same. */
async function fillIn({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const field = (name: string | RegExp) => canvas.getByLabelText(name);
  for (const [name, value] of Object.entries(typed)) {
    await userEvent.click(field(name));
    await userEvent.paste(value);
  }
  await userEvent.selectOptions(field('Country'), 'GB');
  await userEvent.selectOptions(field('Professional status'), 'Nurse');
  await userEvent.upload(field('Passport or license'), files.passportOrLicence);
  await userEvent.upload(field('Aesthetics Training Certificate'), files.certificate);
  await userEvent.upload(field(/^Utility bill/), files.utilityBill);
}

export const EverySentence = meta.story({
  tags: ['@5.2', '@5.5', '@5.6', 'state', 'played'],
  play: async ({ canvas, userEvent, args, step }) => {
    const field = (name: string | RegExp) => canvas.getByLabelText(name);
    await step('shows each error of the specification on its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
      const said = [
        ['First name', 'Please enter your first name'],
        ['Last name', 'Please enter your last name'],
        ['Email', 'Please enter a valid email'],
        ['Password', 'Please enter a password'],
        ['Contact number', 'Please enter your contact number'],
        ['Date of birth', 'Please select your date of birth'],
        ['Address', 'Please enter your address'],
        ['City', 'Please enter your city'],
        ['Postcode', 'Please enter your postcode'],
        ['Country', 'Please select your country'],
        ['Professional status', 'Please select a professional status'],
        ['Professional registration number', 'Please enter a professional registeration number'],
        ['Passport or license', 'Please upload a valid passport or license'],
        [
          'Aesthetics Training Certificate',
          'Please upload a valid Aesthetics Training Certificate',
        ],
        ['Utility bill, dated within the last 3 months', 'Please upload a valid utility bill'],
      ] as const;
      for (const [name, sentence] of said)
        await expect(field(name)).toHaveAccessibleDescription(new RegExp(sentence));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('focuses the first invalid field', async () => {
      await expect(field('First name')).toHaveFocus();
    });
    await step('refuses a short password and a different confirmation', async () => {
      await userEvent.type(field('Password'), 'short');
      await userEvent.type(field('Confirm password'), 'other');
      await expect(field('Password')).toHaveAccessibleDescription(
        /Password should contain at least 8 characters/,
      );
      await expect(field('Confirm password')).toHaveAccessibleDescription(/Passwords must match/);
    });
  },
});

export const Submits = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await fillIn({ canvas, userEvent });
    await step('tells people with a single name what to type for the other', async () => {
      const lastName = canvas.getByRole('textbox', { name: 'Last name' });
      await expect(lastName).toHaveAccessibleDescription('Only one name? Type a hyphen (-) here');
      await userEvent.clear(lastName);
      await userEvent.type(lastName, '-');
    });
    await step('takes the prescriber choice', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'I am a prescriber' }));
    });
    await step('sends all values and files', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith({
        isPrescriber: true,
        documents: files,
        values: expect.objectContaining({
          lastName: '-',
          email: 'amara@formulary.test',
          birthDate: '12/04/1988',
          professionalStatus: 'Nurse',
          clinicStreet: '',
        }),
      });
    });
  },
});

/** Ticking copies the billing address, unticking clears it (spec 4.3). */
export const SameAsBilling = meta.story({
  tags: ['@4.3'],
  play: async ({ canvas, userEvent, step }) => {
    const tick = canvas.getByRole('checkbox', { name: 'Same as Billing Address' });
    await userEvent.type(canvas.getByLabelText('Address'), '14 Lambs Conduit Passage');
    await userEvent.type(await canvas.findByLabelText('City'), 'London');
    await userEvent.type(await canvas.findByLabelText('County (optional)'), 'Camden');
    await userEvent.type(await canvas.findByLabelText('Postcode'), 'WC1R 4RH');
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'GB');
    const clinic = () =>
      ['country', 'county', 'city', 'address', 'postcode'].map(
        (part) => canvas.getByLabelText<HTMLInputElement>(`Clinic ${part} (optional)`).value,
      );
    await step('copies the billing address', async () => {
      await userEvent.click(tick);
      await expect(clinic()).toEqual([
        'GB',
        'Camden',
        'London',
        '14 Lambs Conduit Passage',
        'WC1R 4RH',
      ]);
    });
    await step('follows later changes of the billing address', async () => {
      await userEvent.type(await canvas.findByLabelText('City'), 'derry');
      await expect(clinic()[2]).toBe('Londonderry');
      await expect(tick).toBeChecked();
    });
    await step('editing the clinic address unticks the box and keeps the text', async () => {
      await userEvent.type(await canvas.findByLabelText('Clinic city (optional)'), ' East');
      await expect(tick).not.toBeChecked();
      await expect(clinic()[2]).toBe('Londonderry East');
      await userEvent.click(tick);
      await expect(clinic()[2]).toBe('Londonderry');
    });
    await step('unticking clears the address', async () => {
      await userEvent.click(tick);
      await expect(clinic()).toEqual(['', '', '', '', '']);
    });
  },
});

/** A server error on a field replaces the form's own error (spec 5.7, 8.7). */
export const RefusedByTheServer = meta.story({
  tags: ['state', 'played'],
  args: {
    onSubmit: fn<RegistrationFormProps['onSubmit']>(() => ({
      message: 'Some of what was sent is not valid',
      errors: {
        email: 'This email is already registered',
        certificate: 'We cannot open this file',
      },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const email = await canvas.findByLabelText('Email');
    await expect(email).toHaveAccessibleDescription(/This email is already registered/);
    await expect(email).toHaveFocus();
    await expect(await canvas.findByLabelText('Aesthetics Training Certificate')).toBeInvalid();
    await expect(await canvas.findByText('certificate.pdf')).toBeVisible();
  },
});

/** During the upload each document shows its progress, and the upload can be cancelled. */
export const Sending = meta.story({
  tags: ['state', 'played'],
  args: {
    onSubmit: fn<RegistrationFormProps['onSubmit']>(
      () => Promise.withResolvers<undefined>().promise,
    ),
  },
  render: (args) => {
    const [sent, setSent] = useState<RegistrationFormProps['sent']>();
    const submit: RegistrationFormProps['onSubmit'] = (submission) => {
      setSent({ passportOrLicence: 100, certificate: 40 });
      return args.onSubmit(submission);
    };
    return <RegistrationForm {...args} sent={sent} onSubmit={submit} />;
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await fillIn({ canvas, userEvent });
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await step('shows the progress of each document', async () => {
      const shown = (await canvas.findAllByRole('progressbar')).map((bar) =>
        bar.getAttribute('value'),
      );
      await expect(shown).toEqual(['100', '40', '0']);
      await expect(await canvas.findByText('1 KB, 40% sent')).toBeVisible();
    });
    await step('blocks replacing a document meanwhile', async () => {
      await expect(await canvas.findByLabelText('Passport or license')).toBeDisabled();
    });
    await step('cancels the upload from a document, which stays chosen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel certificate.pdf' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(await canvas.findByText('certificate.pdf')).toBeVisible();
    });
    await step('cancels the upload from the form', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
    });
  },
});

/** A draft restores the text and the document names, but not the files. */
export const DocumentsAgain = meta.story({
  tags: ['!autodocs'],
  render: (args) => {
    const [kept, setKept] = useState<TypedValues>({});
    const [isThere, setIsThere] = useState(true);
    const [keep] = useState(() => (_form: string, values: TypedValues) => setKept(values));
    return (
      <FormDraftProvider typed={{ Registration: kept }} onTyped={keep}>
        {isThere ? (
          <RegistrationForm {...args} />
        ) : (
          <button type="button" onClick={() => setIsThere(true)}>
            Come back
          </button>
        )}
        {isThere && (
          <button type="button" onClick={() => setIsThere(false)}>
            Leave
          </button>
        )}
      </FormDraftProvider>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue('Amara');
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please choose your documents again',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Every field has its autocomplete token (WCAG 1.3.5). */
export const FilledInByTheBrowser = meta.story({
  play: async ({ canvas }) => {
    const known = [
      ['First name', 'given-name', 'text'],
      ['Last name', 'family-name', 'text'],
      ['Email', 'email', 'email'],
      ['Password', 'new-password', 'password'],
      ['Confirm password', 'new-password', 'password'],
      ['Contact number', 'tel', 'tel'],
      ['Date of birth', 'bday', 'text'],
      ['Username (optional)', 'nickname', 'text'],
      ['Company (optional)', 'organization', 'text'],
      ['Address', 'billing address-line1', 'text'],
      ['City', 'billing address-level2', 'text'],
      ['Postcode', 'billing postal-code', 'text'],
      ['County (optional)', 'billing address-level1', 'text'],
      ['Country', 'billing country', 'select-one'],
      ['Clinic address (optional)', 'section-clinic address-line1', 'text'],
      ['Clinic city (optional)', 'section-clinic address-level2', 'text'],
      ['Clinic postcode (optional)', 'section-clinic postal-code', 'text'],
      ['Clinic county (optional)', 'section-clinic address-level1', 'text'],
      ['Clinic country (optional)', 'section-clinic country', 'select-one'],
      ['Professional status', 'off', 'select-one'],
      ['Professional registration number', 'off', 'text'],
    ] as const;
    const shown = known.map(([name]) => {
      const field = canvas.getByLabelText<HTMLInputElement>(name);
      return [name, field.autocomplete, field.type];
    });
    await expect(shown).toEqual(known);
    // The address comes right before the password, where password managers look for the user name.
    const controls = [...document.querySelectorAll<HTMLInputElement>('form input')];
    const password = controls.findIndex(({ type }) => type === 'password');
    await expect(controls[password - 1]).toBe(canvas.getByLabelText('Email'));
    await expect(canvas.getByLabelText('Date of birth')).toHaveAttribute('inputmode', 'numeric');
  },
});

export const NotAProfessional = meta.story({
  tags: ['state'],
  args: { isProfessional: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Professional status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox', { name: /prescriber/ })).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const Empty = meta.story({ tags: ['state', 'every-view'] });
