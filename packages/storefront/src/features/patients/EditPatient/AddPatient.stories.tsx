import { findLikelyPatients, listPatients, savePatient } from '@formulary/rules/calls/patientCalls';
import { likelyDuplicates } from '@formulary/rules/patients/likelyDuplicates';
import { somePatients } from '@formulary/rules/patients/fixtures/somePatients';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { notices } from '@formulary/rules/problems/notices';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockCall, mockFailed, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { usePatientDraft } from '../patientDraft.ts';

const meta = preview.meta({
  title: 'Screens/Add patient',
  component: ShopAt,
  args: { path: '/patient/add', role: 'practitioner' as const },
  parameters: screenParameters(
    'A patient, new or changed; who may be in the list already is pointed out, never merged (spec 2.25, 5.12).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    usePatientDraft.setState(usePatientDraft.getInitialState(), true);
    context.msw.use(...mockShop({ patients: somePatients }));
  },
});

interface PlayContext {
  readonly canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;
  readonly userEvent: {
    readonly click: (field: Element) => Promise<void>;
    readonly paste: (text: string) => Promise<void>;
  };
}

const bola = {
  'First name': 'Bola',
  'Last name': 'Ahmed',
  'Date of birth': '31/01/1990',
  Postcode: 'WC1R 4RH',
  Address: '1 High Street',
  City: 'London',
  County: 'London',
};

async function fill({ canvas, userEvent }: PlayContext, changes: Partial<typeof bola> = {}) {
  await canvas.findByRole('form', { name: 'Patient' });
  for (const [name, words] of Object.entries({ ...bola, ...changes })) {
    await userEvent.click(canvas.getByRole('textbox', { name }));
    await userEvent.paste(words);
  }
}

export const PatientAdded = meta.story({
  tags: ['@2.25', '@7.42'],
  play: async ({ canvas, userEvent, step }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await step('a toast confirms it, and the list shows the patient', async () => {
      await waitFor(() =>
        expect(screen.getByText('Patient Added Successfully')).toBeInTheDocument(),
      );
      await expect(await canvas.findByRole('link', { name: 'AHMED, Bola' })).toBeVisible();
    });
  },
});

export const PatientEdited = meta.story({
  args: { path: '/patient/add/43' },
  tags: ['@2.25', '@7.42', 'state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    await step('the form starts with the current details', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Date of birth' })).toHaveValue(
        '05/04/1984',
      );
    });
    await step('a notice before saving says what verified prescriptions keep', async () => {
      await expect(await canvas.findByText(notices.verifiedKept)).toBeVisible();
    });
    await userEvent.clear(city);
    await userEvent.type(city, 'Bradford');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save patient' }));
    await expect(
      await screen.findByText('Patient data is updated Successfully'),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('table', { name: 'Your patients' })).toBeVisible();
  },
});

/** Without verified prescriptions there is no notice about them. */
export const EditedWithoutPrescriptions = meta.story({
  args: { path: '/patient/add/44' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('London');
    await expect(canvas.queryByText(notices.verifiedKept)).not.toBeInTheDocument();
  },
});

/** The server's messages show on their fields; all input is kept (spec 5.12). */
export const RefusedByField = meta.story({
  tags: ['@5.12', 'state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(savePatient, () =>
        refusal(400, 'invalid-request', {
          patient_fname: 'Not this first name',
          patient_dob: 'Not this date',
          patient_phone: 'Not this number',
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await canvas.findByRole('link', { name: 'Not this date' });
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(field('First name')).toHaveAccessibleDescription(/Not this first name/);
    await expect(field('Date of birth')).toHaveAccessibleDescription(/Not this date/);
    await expect(field('Contact number (optional)')).toHaveAccessibleDescription(/Not this number/);
    await expect(field('City')).toHaveValue('London');
  },
});

export const SaveFailed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(savePatient)),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something Went Wrong');
    await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('London');
  },
});

const added = fn();

/** Added in another tab meanwhile: shown for comparison before saving. */
export const DuplicateAddedMeanwhile = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    added.mockReset();
    msw.use(
      mockCall(savePatient, ({ body }) => {
        added(body.firstName);
        return { answer: { addedId: 900 } };
      }),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    await fill(
      { canvas, userEvent },
      { 'First name': 'Oluwasuen', 'Last name': 'Adeyemi', 'Date of birth': '16/06/1996' },
    );
    const meanwhile = somePatients.map((patient) =>
      patient.id === 42 ? { ...patient, birthDate: '1996-06-16' } : patient,
    );
    msw.use(
      mockCall(listPatients, () => ({ answer: meanwhile })),
      mockCall(findLikelyPatients, ({ body }) => ({ answer: likelyDuplicates(body, meanwhile) })),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fieldSentences.patientKnown);
    await expect(await canvas.findByRole('button', { name: /Use this patient/ })).toBeVisible();
    await expect(added).not.toHaveBeenCalled();
  },
});

/** If the patients fail to load, the server looks for likely duplicates; if that fails too, the form says so. */
export const DuplicatesNotLoaded = meta.story({
  tags: ['!autodocs', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listPatients), mockFailed(findLikelyPatients)),
  play: async ({ canvas, userEvent, msw, step }) => {
    const amara = { 'First name': 'Amara', 'Last name': 'Jones', 'Date of birth': '05/04/1984' };
    await fill({ canvas, userEvent }, amara);
    await step('both reads fail', async () => {
      await expect(
        await canvas.findByText('We could not load patients who may be the same person.'),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /Use this patient/ })).toBeNull();
    });
    await step('the server finds a likely duplicate', async () => {
      msw.use(
        mockCall(findLikelyPatients, ({ body }) => ({
          answer: likelyDuplicates(body, somePatients),
        })),
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByRole('button', { name: /Use this patient/ })).toBeVisible();
      await expect(canvas.queryByText(/^We could not load/)).toBeNull();
    });
    await step('the new patient is saved anyway', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save as a new patient' }));
      await waitFor(() =>
        expect(screen.getByText('Patient Added Successfully')).toBeInTheDocument(),
      );
    });
  },
});

/** The new patient is a different person. */
export const SavedDespiteDuplicate = meta.story({
  beforeEach: DuplicateAddedMeanwhile.input.beforeEach ?? [],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await DuplicateAddedMeanwhile.input.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a new patient' }));
    await waitFor(() => expect(added).toHaveBeenCalledWith('Oluwasuen'));
    await waitFor(() => expect(screen.getByText('Patient Added Successfully')).toBeInTheDocument());
  },
});

/** The existing patient is used instead. */
export const ExistingPatientUsed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(
      { canvas, userEvent },
      { 'First name': 'Amara', 'Last name': 'Jones', 'Date of birth': '05/04/1984' },
    );
    await userEvent.click(await canvas.findByRole('button', { name: /Use this patient/ }));
    await expect(await canvas.findByRole('heading', { name: 'Patient details' })).toBeVisible();
    const born = await canvas.findByRole('textbox', { name: 'Date of birth' });
    await expect(born).toHaveValue('05/04/1984');
    await expect(usePatientDraft.getState().typed['new']).toBeUndefined();
  },
});

const keysSent = fn();

/** An expired session keeps the draft, and a retry adds the patient once. */
export const ResumedAfterExpiry = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    keysSent.mockClear();
    msw.use(
      mockCall(savePatient, ({ headers }) => {
        keysSent(headers.get('idempotency-key'));
        return keysSent.mock.calls.length === 1
          ? refusal(401, 'session-expired')
          : { answer: { addedId: 500 } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await canvas.findByRole('heading', { name: 'Login' });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'a@formulary.test');
    await userEvent.type(await canvas.findByLabelText('Password'), 'correct horse');
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await expect(await canvas.findByRole('form', { name: 'Patient' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue('Bola');
    await expect(await canvas.findByRole('textbox', { name: 'County' })).toHaveValue('London');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(screen.getByText('Patient Added Successfully')).toBeInTheDocument());
    const [[first] = [], [second] = []] = keysSent.mock.calls;
    await expect(first).toEqual(expect.any(String));
    await expect(second).toBe(first);
  },
});

export const UnknownPatient = meta.story({
  args: { path: '/patient/add/999' },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this patient')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Your patients' })).toHaveAttribute(
      'href',
      '/patients',
    );
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    await fill(
      { canvas, userEvent },
      { 'First name': 'Amara', 'Last name': 'Jones', 'Date of birth': '05/04/1984' },
    );
    await canvas.findByRole('button', { name: /Use this patient/ });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
