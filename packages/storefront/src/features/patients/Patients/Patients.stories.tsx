import { aPatient } from '@formulary/rules/patients/fixtures/aPatient';
import { somePatients } from '@formulary/rules/patients/fixtures/somePatients';
import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { getPatient, listPatients } from '@formulary/rules/calls/patientCalls';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { usePrescribeForStore } from '../prescribeForStore.ts';

const meta = preview.meta({
  title: 'Screens/Patients',
  component: ShopAt,
  args: { path: '/patients', role: 'practitioner' as const },
  parameters: screenParameters(
    'One’s own patients: searched by name, date of birth or postcode, and the way to the next prescription.',
  ),
  beforeEach: (context) => {
    enterShop(context);
    usePrescribeForStore.setState(usePrescribeForStore.getInitialState(), true);
    context.msw.use(...mockShop({ patients: somePatients }));
  },
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;

async function rowsOf(canvas: Canvas) {
  const table = await canvas.findByRole('table', { name: 'Your patients' });
  return within(table).getAllByRole('row').slice(1);
}

export const Practitioner = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(await rowsOf(canvas)).toHaveLength(4);
    const search = canvas.getByRole('searchbox', { name: 'Find a patient' });
    for (const [words, count] of [
      ['jones amara', 2],
      ['amara jones', 2],
      ['05/04/1984', 1],
      ['1984', 1],
      ['LS6', 1],
    ] as const) {
      await step(`searched for ${words}`, async () => {
        await userEvent.clear(search);
        await userEvent.type(search, words);
        await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(count));
        await expect(await canvas.findByText(`${count} of 4 patients`)).toBeVisible();
        await expect(search).toHaveFocus();
      });
    }
  },
});

export const Prescriber = meta.story({
  args: { role: 'prescriber' },
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ patients: somePatients, profile: { isPrescriber: true } })),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(4);
  },
});

/** Opens the shop, which shows the patient until the user stops. */
export const PrescribeFor = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await rowsOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Prescribe for ADEYEMI, Oluwaseun' }));
    const bar = await canvas.findByRole('complementary', { name: 'Next prescription' });
    await step('the shop opens, with the patient remembered', async () => {
      await expect(bar).toHaveTextContent('Prescribing for ADEYEMI, Oluwaseun');
      await waitFor(() =>
        expect(canvas.queryByRole('table', { name: 'Your patients' })).not.toBeInTheDocument(),
      );
    });
    await step('Stop forgets the patient', async () => {
      await userEvent.click(within(bar).getByRole('button', { name: 'Stop' }));
      await waitFor(() => expect(bar).not.toBeInTheDocument());
    });
  },
});

/** A patient remembered by another user of this tab is never shown. */
export const RememberedByAnother = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => usePrescribeForStore.getState().begin(999_999, 43),
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    await expect(
      canvas.queryByRole('complementary', { name: 'Next prescription' }),
    ).not.toBeInTheDocument();
  },
});

/** If the remembered patient fails to load, the user can retry or stop. */
export const PrescribeForNotLoaded = meta.story({
  tags: ['!autodocs', '@8.12'],
  beforeEach: ({ msw }) => {
    usePrescribeForStore.getState().begin(aProfile().id, 42);
    msw.use(mockFailed(getProfile), mockFailed(getPatient));
  },
  play: async ({ canvas, userEvent, msw, step }) => {
    const again = () => canvas.findByRole('button', { name: 'Try again' });
    const notLoaded = 'We could not load the patient you prescribe for.';
    await step('the profile fails to load', async () => {
      await expect(await canvas.findByText(notLoaded)).toBeVisible();
      msw.use(mockCall(getProfile, () => ({ answer: aProfile() })));
      await userEvent.click(await again());
    });
    await step('the patient fails to load', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'My Prescribers' })).toBeVisible(),
      );
      await expect(await canvas.findByText(notLoaded)).toBeVisible();
      msw.use(...mockShop({ patients: somePatients }));
      await userEvent.click(await again());
      const bar = await canvas.findByRole('complementary', { name: 'Next prescription' });
      await waitFor(() => expect(bar).toHaveTextContent('Prescribing for ADEYEMI, Oluwaseun'));
    });
  },
});

export const GoneOnSignOut = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Prescribe for ADEYEMI, Oluwaseun' }));
    await canvas.findByRole('complementary', { name: 'Next prescription' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() =>
      expect(usePrescribeForStore.getState()).toMatchObject({
        ownerId: undefined,
        patientId: undefined,
      }),
    );
    await expect(sessionStorage.getItem('prescribe-for')).not.toContain('42');
  },
});

const many = Array.from({ length: 30 }, (_unused, index) => ({
  ...aPatient({ id: index + 1, lastName: `Whitfield ${String.fromCharCode(65 + (index % 26))}` }),
  lastPrescribedAt: undefined,
}));

/** Twelve a page; a search starts on its first page. */
export const SeveralPages = meta.story({
  args: { path: '/patients?page=3' },
  beforeEach: ({ msw }) => msw.use(...mockShop({ patients: many })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas)).toHaveLength(6);
    await userEvent.type(canvas.getByRole('searchbox'), 'whit');
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(12));
  },
});

const register = Array.from({ length: 1_250 }, (_unused, index) => ({
  ...aPatient({
    id: index + 1,
    firstName: index === 200 ? 'Zoë' : 'Joan',
    lastName: `Whitfield ${String(index + 1).padStart(4, '0')}`,
  }),
  lastPrescribedAt: undefined,
}));

/** With more patients than are preloaded, the server pages, searches and counts. */
export const OfThousands = meta.story({
  args: { path: '/patients?page=105' },
  beforeEach: ({ msw }) => msw.use(...mockShop({ patients: register })),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await rowsOf(canvas)).toHaveLength(2);
    await expect(canvas.getByText('1,250 patients')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'WHITFIELD 1250, Joan' })).toBeVisible();
    await step('a search finds a patient far down the list', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'zoe');
      await expect(await canvas.findByRole('link', { name: 'WHITFIELD 0201, Zoë' })).toBeVisible();
      await waitFor(() => expect(canvas.getByText('1 of 1,250 patients')).toBeVisible());
      await expect(await canvas.findByRole('searchbox')).toHaveFocus();
    });
    await step('a search without matches says so', async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), ' smith');
      await expect(await canvas.findByText('No patient matches ‘zoe smith’')).toBeVisible();
    });
  },
});

export const NoMatch = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas);
    await userEvent.type(canvas.getByRole('searchbox'), 'smith');
    await expect(await canvas.findByText('No patient matches ‘smith’')).toBeVisible();
    await expect(await canvas.findByRole('searchbox')).toHaveValue('smith');
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ patients: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no patients yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listPatients)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your patients…')).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listPatients)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...mockShop({ patients: somePatients }));
    await userEvent.click(again);
    await expect(await rowsOf(canvas)).toHaveLength(4);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await rowsOf(canvas);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Visitor = meta.story({
  args: { role: 'visitor' },
  tags: ['@2.2'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login' })).toBeVisible();
  },
});
