import { notices } from '@formulary/rules/problems/notices';
import { register } from '@formulary/rules/calls/joiningCalls';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import {
  type PlayContext,
  expectCategories,
  expectOneFailure,
  expectPhoneInTheDark,
  expectSentences,
  findTitle,
  phoneInTheDark,
} from '../mocks/accountSteps.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { type Entry, tabTo, typeAlong } from '@formulary/storybook-kit/mocks/typeAlong';
import { registrationDraft } from '../registrationDraft.ts';

const meta = preview.meta({
  title: 'Screens/Sign up',
  component: ShopAt,
  args: { path: '/signup', role: 'visitor' as const },
  parameters: screenParameters(
    'Registers a practice: who registers, the form with its three documents, and what comes next (spec 2.3, 5.2 to 5.7).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    registrationDraft.setState(registrationDraft.getInitialState(), true);
  },
});

const aFile = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const documents: readonly Entry[] = [
  ['Passport or license', aFile('passport.pdf')],
  ['Aesthetics Training Certificate', aFile('certificate.pdf')],
  [/^Utility bill/, aFile('bill.pdf')],
];
const person: readonly Entry[] = [
  ['First name', 'Ruth'],
  ['Last name', 'Bell'],
  ['Email', 'ruth@elm.test'],
  ['Password', 'three plain words'],
  ['Confirm password', 'three plain words'],
  ['Contact number', '020 7946 0018'],
  // The number pad of a phone has no slash.
  ['Date of birth', '12041988'],
  ['Address', '3 Elm Row'],
  ['City', 'Leeds'],
  ['Postcode', 'LS1 4DY'],
  ['Country', 'GB'],
];
const profession: readonly Entry[] = [
  ['Professional status', 'Nurse Prescriber'],
  ['Professional registration number', '12A3456E'],
  ['I am a prescriber', true],
];

/** The header has another Login link. */
const loginBelow = (canvas: PlayContext['canvas']) =>
  within(canvas.getByRole('main')).getByRole('link', { name: 'Login' });

const findForm = (canvas: PlayContext['canvas']) =>
  canvas.findByRole('form', { name: 'Registration' });

/** Restores a draft: only fields that are never kept remain to fill in. */
function begun() {
  const typed = {
    firstName: 'Ruth',
    lastName: 'Bell',
    email: 'ruth@elm.test',
    phone: '020 7946 0018',
    birthDate: '12/04/1988',
    street: '3 Elm Row',
    city: 'Leeds',
    postcode: 'LS1 4DY',
    countryCode: 'GB',
    professionalStatus: 'Nurse',
    registrationNumber: '12A3456E',
  };
  registrationDraft.getState().keepTyped('Registration', typed);
}

/** Fills in passwords, pasted as by a password manager, and documents. */
async function complete({ canvas, userEvent }: PlayContext) {
  await findForm(canvas);
  for (const label of ['Password', 'Confirm password']) {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste('three plain words');
  }
  for (const [label, file] of documents)
    await userEvent.upload(canvas.getByLabelText(label), file as File);
}

const send = async ({ canvas, userEvent }: PlayContext) => {
  await complete({ canvas, userEvent });
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
};

export const ChoiceOfAccount = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Sign up')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'I AM A HEALTHCARE PROFESSIONAL' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'I AM A NON-HEALTHCARE PROFESSIONAL' }),
    ).toBeVisible();
  },
});

/** The other choice asks for no profession, and its title says so. */
export const NotAProfessional = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'I AM A NON-HEALTHCARE PROFESSIONAL' }),
    );
    await findForm(canvas);
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Sign up as a non-healthcare professional',
      }),
    ).toHaveFocus();
    await expect(canvas.queryByLabelText('Professional status')).not.toBeInTheDocument();
  },
});

/** Registered users can go to Login. */
export const RegisteredBefore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await findTitle(canvas, 'Sign up')).toBeVisible();
    await userEvent.click(loginBelow(canvas));
    await expect(await findTitle(canvas, 'Login')).toBeVisible();
  },
});

const sentOff = fn();

/** From the two cards to the confirmation, by keyboard. */
export const Professional = meta.story({
  tags: ['@2.3', '@4.3', '@8.15'],
  beforeEach: ({ msw }) => {
    sentOff.mockClear();
    msw.use(
      mockCall(register, ({ body, files }) => {
        sentOff({ ...body, files: Object.values(files).map((file) => file?.name) });
        return { answer: undefined };
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('choose a card', async () => {
      const card = await canvas.findByRole('link', { name: 'I AM A HEALTHCARE PROFESSIONAL' });
      await expect(
        await canvas.findByRole('link', { name: 'I AM A NON-HEALTHCARE PROFESSIONAL' }),
      ).toBeVisible();
      await tabTo(userEvent, card);
      await userEvent.keyboard('{Enter}');
    });
    await step('the title reflects the choice', async () => {
      await findForm(canvas);
      await expect(
        await canvas.findByRole('heading', {
          level: 1,
          name: 'Sign up as a healthcare professional',
        }),
      ).toHaveFocus();
    });
    await step('fill in the form up to the address', () =>
      typeAlong({ canvas, userEvent }, person),
    );
    await step('the clinic is at the billing address', async () => {
      await typeAlong({ canvas, userEvent }, [['Same as Billing Address', true]]);
      await expect(await canvas.findByLabelText('Clinic postcode (optional)')).toHaveValue(
        'LS1 4DY',
      );
    });
    await step('fill in profession and documents', () =>
      typeAlong({ canvas, userEvent }, [...profession, ...documents]),
    );
    await step('Register sends all fields', async () => {
      await tabTo(userEvent, await canvas.findByRole('button', { name: 'Register' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(sentOff).toHaveBeenCalledOnce());
      await expect(sentOff).toHaveBeenCalledWith(
        expect.objectContaining({
          email: 'ruth@elm.test',
          birthDate: '1988-04-12',
          clinicPostcode: 'LS1 4DY',
          isProfessional: true,
          isPrescriber: true,
          professionalStatus: 'Nurse Prescriber',
          files: ['passport.pdf', 'certificate.pdf', 'bill.pdf'],
        }),
      );
    });
    await step('the confirmation shows as title and page', async () => {
      const title = await canvas.findByRole('heading', { level: 1, name: notices.registered });
      await expect(title).toHaveFocus();
      await expect(await canvas.findByText(/Please verify your email/)).toHaveTextContent(
        'ruth@elm.test',
      );
      await expect(await canvas.findByText(/check your spam folder/)).toBeVisible();
      await waitFor(() => expect(document.title).toBe('Registeration Successful – Formulary'));
      const toasts = await screen.findByRole('region', { name: /Notifications/ });
      await expect(within(toasts).getByText('Registeration Successful')).toBeInTheDocument();
    });
    await step('a link leads to sign-in', async () => {
      await tabTo(userEvent, loginBelow(canvas));
      await userEvent.keyboard('{Enter}');
      await expect(await findTitle(canvas, 'Login')).toBeVisible();
    });
  },
});

export const ByKeyboardOnAPhoneInTheDark = meta.story({
  ...Professional.input,
  tags: [],
  globals: phoneInTheDark,
  play: async (context) => {
    await expectPhoneInTheDark();
    await Professional.input.play?.(context);
  },
});

/** First an empty form, then invalid values: every message shows on its field (spec 5.2 to 5.6). */
export const EverySentence = meta.story({
  args: { path: '/signup?as=professional' },
  tags: ['@5.2', '@5.3', '@5.5', '@5.6', '@5.27'],
  play: async ({ canvas, userEvent, step }) => {
    await findForm(canvas);
    await step('empty required fields show messages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
      await expectSentences(canvas, [
        ['First name', 'Please enter your first name'],
        ['Last name', 'Please enter your last name'],
        ['Email', 'Please enter a valid email'],
        ['Password', 'Please enter a password'],
        ['Confirm password', 'Passwords must match'],
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
      ]);
      await expect(await canvas.findByLabelText('First name')).toHaveFocus();
    });
    await step('invalid fields show messages', async () => {
      for (const [label, words] of [
        ['Email', 'ruth@'],
        ['Password', 'seven77'],
        ['Confirm password', 'seven7'],
        ['Contact number', '01234a'],
      ] as const)
        await userEvent.type(await canvas.findByLabelText(label), words);
      await expectSentences(canvas, [
        ['Email', 'Please enter a valid email'],
        ['Password', 'Password should contain at least 8 characters'],
        ['Confirm password', 'Passwords must match'],
        ['Contact number', 'Please enter your contact number'],
      ]);
    });
    await step(
      'a contact number needs six or more digits, spaces, plus, minus and brackets',
      async () => {
        const phone = await canvas.findByLabelText('Contact number');
        await userEvent.clear(phone);
        await userEvent.type(phone, '+(0)-');
        await expectSentences(canvas, [['Contact number', 'Please enter your contact number']]);
        await userEvent.type(phone, ' 1');
        await expect(phone).toBeValid();
      },
    );
  },
});

const month = () => screen.queryByRole('grid', { name: /^\w+ 1988$/ });
const years = () => screen.queryByRole('grid', { name: 'Years' });

/** Calendar of the date of birth: years first, then days, weeks from Sunday; a picked day is written as dd/MM/yyyy. */
export const BirthDatePicked = meta.story({
  args: { path: '/signup?as=other' },
  tags: ['@4.10', '@9.7', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await findForm(canvas);
    const field = canvas.getByLabelText('Date of birth');
    const opener = canvas.getByRole('button', { name: 'Choose Date of birth' });
    await step('the calendar opens on the years, and closes', async () => {
      await expect(years()).not.toBeInTheDocument();
      await userEvent.click(opener);
      await waitFor(() => expect(years()).toBeVisible());
      await expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
      await userEvent.click(opener);
      await waitFor(() => expect(years()).not.toBeInTheDocument());
      await expect(field).toHaveValue('');
    });
    await step('a year opens its days, and a button returns to the years', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: '1988' }));
      await waitFor(() => expect(month()).toBeVisible());
      await expect(years()).not.toBeInTheDocument();
      const [first] = within(month()!).getAllByRole('columnheader', { hidden: true });
      await expect(first).toHaveAccessibleName('Sunday');
      await userEvent.click(await screen.findByRole('button', { name: /^\w+ 1988$/ }));
      await waitFor(() => expect(years()).toBeVisible());
      await expect(month()).not.toBeInTheDocument();
    });
    await step('a picked day fills in the field and closes the calendar', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '1988' }));
      await userEvent.click(await screen.findByRole('button', { name: /, 12 \w+ 1988$/ }));
      await waitFor(() => expect(month()).not.toBeInTheDocument());
      await expect((field as HTMLInputElement).value).toMatch(/^12\/\d{2}\/1988$/);
    });
  },
});

const refused = {
  user_fname: ['First name', 'Not this first name'],
  user_lname: ['Last name', 'Not this last name'],
  user_email: ['Email', 'Not this email'],
  user_password: ['Password', 'Not this password'],
  user_password_confirmation: ['Confirm password', 'Not this confirmation'],
  user_phone: ['Contact number', 'Not this number'],
  user_dob: ['Date of birth', 'Not this date'],
  user_street: ['Address', 'Not this address'],
  user_city: ['City', 'Not this city'],
  user_postcode: ['Postcode', 'Not this postcode'],
  user_country: ['Country', 'Not this country'],
  user_professional_status: ['Professional status', 'Not this status'],
  user_professional_reg_no: ['Professional registration number', 'Not this registration'],
  user_passport_or_license: ['Passport or license', 'Not this passport'],
  user_certificate: ['Aesthetics Training Certificate', 'Not this certificate'],
  user_utility_bill: ['Utility bill, dated within the last 3 months', 'Not this bill'],
} as const;

/** Server messages replace local ones on every field (spec 5.7, 8.7). */
export const RefusedByField = meta.story({
  args: { path: '/signup?as=professional' },
  tags: ['@5.7', '@8.7', 'state'],
  beforeEach: ({ msw }) => {
    begun();
    const errors = Object.entries(refused).map(([name, [, sentence]]) => [name, sentence] as const);
    sentOff.mockClear();
    msw.use(
      mockCall(register, () => {
        sentOff();
        return refusal(400, 'invalid-request', Object.fromEntries(errors));
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('an invalid form is not sent', async () => {
      await findForm(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
      await expect(await canvas.findByLabelText('Password')).toHaveAccessibleDescription(
        /Please enter a password/,
      );
      await expect(sentOff).not.toHaveBeenCalled();
    });
    await send({ canvas, userEvent });
    await step('each message shows on its field', async () => {
      await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
      await expectSentences(canvas, Object.values(refused));
      await expect(canvas.queryByText('Please enter a password')).not.toBeInTheDocument();
    });
    await step('all input is kept, and no toast shows', async () => {
      await expect(await canvas.findByLabelText('Password')).toHaveValue('three plain words');
      await expect(await canvas.findByText('certificate.pdf')).toBeVisible();
      await expect(screen.queryByText(notices.somethingWentWrong)).not.toBeInTheDocument();
    });
  },
});

/** Confirmation after registering. */
export const Registered = meta.story({
  tags: ['state'],
  args: { path: '/signup?as=other' },
  beforeEach: ({ msw }) => {
    begun();
    msw.use(mockCall(register, () => ({ answer: undefined })));
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(
      await canvas.findByRole('heading', { level: 1, name: notices.registered }),
    ).toHaveFocus();
  },
});

/** Slow upload: nothing covers the form, and each document shows its progress. */
export const Sending = meta.story({
  tags: ['state'],
  args: { path: '/signup?as=other' },
  beforeEach: ({ msw }) => {
    begun();
    msw.use(mockLoading(register));
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findAllByRole('progressbar')).toHaveLength(3);
    await expect(await canvas.findByText('Registering…')).toBeInTheDocument();
    await expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  },
});

/** The upload can be cancelled. */
export const UploadCancelled = meta.story({
  ...Sending.input,
  tags: [],
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    await Sending.input.play?.(context);
    await step('Cancel keeps all input', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByText(notices.sendingCancelled)).toBeInTheDocument());
      await expect(await canvas.findByText('passport.pdf')).toBeVisible();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('the form can be sent again', async () => {
      msw.use(mockCall(register, () => ({ answer: undefined })));
      await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: notices.registered }),
      ).toBeVisible();
    });
  },
});

export const Failed = meta.story({
  args: { path: '/signup?as=other' },
  tags: ['@8.4', 'state'],
  beforeEach: ({ msw }) => {
    begun();
    msw.use(mockFailed(register));
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expectOneFailure(canvas);
    await expect(canvas.getByLabelText('Email')).toHaveValue('ruth@elm.test');
  },
});

export const Offline = meta.story({
  tags: ['state'],
  args: { path: '/signup?as=other' },
  beforeEach: ({ msw }) => {
    begun();
    msw.use(http.post(register.path, () => HttpResponse.error()));
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The shop is not available just now',
    );
    await expect(await canvas.findByText('bill.pdf')).toBeVisible();
  },
});

export const TooMany = meta.story({
  tags: ['state'],
  args: { path: '/signup?as=other' },
  beforeEach: ({ msw }) => {
    begun();
    msw.use(mockRefused(register, 429, 'too-many-requests'));
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
  },
});

/** While the shop accepts no more applications, a message shows above the form, which keeps all input. */
export const NoRoomLeft = meta.story({
  tags: ['state'],
  args: { path: '/signup?as=other' },
  beforeEach: ({ msw }) => {
    begun();
    msw.use(mockRefused(register, 503, 'registrations-full'));
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We cannot take more applications just now. Please keep this page open and send it again later',
    );
    await expect(await canvas.findByLabelText('Email')).toHaveValue('ruth@elm.test');
    await expect(await canvas.findByText('bill.pdf')).toBeVisible();
  },
});

/** Changing the choice or reading the terms loses only passwords and documents. */
export const ChoiceChanged = meta.story({
  args: { path: '/signup?as=other' },
  play: async ({ canvas, userEvent }) => {
    await findForm(canvas);
    await userEvent.type(canvas.getByLabelText('City'), 'Leeds');
    await complete({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose again' }));
    await userEvent.click(
      await canvas.findByRole('link', { name: 'I AM A HEALTHCARE PROFESSIONAL' }),
    );
    await findForm(canvas);
    await expect(await canvas.findByLabelText('City')).toHaveValue('Leeds');
    await expect(await canvas.findByLabelText('Password')).toHaveValue('');
    await expect(canvas.queryByText('passport.pdf')).not.toBeInTheDocument();
  },
});

export const SignedInAlready = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.2', '@6.2'],
  play: expectCategories,
});

export const OnAPhone = meta.story({
  args: { path: '/signup?as=professional' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findForm(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
