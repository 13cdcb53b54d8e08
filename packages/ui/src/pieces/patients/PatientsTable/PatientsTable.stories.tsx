import { somePatients } from '@formulary/rules/patients/fixtures/somePatients';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { PatientsTable, type PatientsTableProps } from './PatientsTable.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to a patient, then to their “Prescribe for”',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: 'ADEYEMI, Oluwaseun' }),
      canvas.getByRole('button', { name: 'Prescribe for ADEYEMI, Oluwaseun' }),
    ]),
  },
];

const meta = preview.meta({
  title: 'People/PatientsTable',
  component: PatientsTable,
  parameters: {
    guide: {
      useFor: ['The list of one’s own patients.'],
      useNot: [
        'Choosing the patient of a prescription: use PatientPicker.',
        'None: use NoPatients.',
      ],
      anatomy: [
        ['Name', 'Leads to the details', 'tbody th'],
        ['Born, Postcode', 'What tells namesakes apart', '[data-label="Born"]'],
        [
          'Last prescription',
          'When something was last prescribed for them',
          '[data-label="Last prescription"]',
        ],
        ['Prescribe for', 'Into the shop, with the patient remembered', 'tbody button'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Prescribe for ADEYEMI, Oluwaseun, button”: each names its patient.'],
      content: ['Dates as dd/MM/yyyy, the age in brackets.'],
      do: ['Give whole pages: the search is its owner’s.'],
      dont: ['Show more of a patient than it takes to know them.'],
      usedBy: ['Patients'],
    } satisfies Guide,
  },
  args: {
    patients: somePatients,
    now: new Date('2026-11-20T12:00:00Z'),
    patientHref: (id: number) => `/patient/add/${id}`,
    onPrescribe: fn<PatientsTableProps['onPrescribe']>(),
  },
});

export const Full = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Name', 'Born', 'Postcode', 'Last prescription', 'Actions']);
    const [, first, , third] = canvas.getAllByRole('row');
    await step('shows who they are and when they last had a prescription', async () => {
      const row = within(first!);
      await expect(row.getByRole('link')).toHaveAttribute('href', '/patient/add/42');
      const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
      await expect(cells.slice(0, 3)).toEqual(['14/06/1996 (30)', 'M4 1LE', '12/01/2026']);
    });
    await step('shows that a patient never had one', async () => {
      await expect(within(third!).getByText('None yet')).toBeVisible();
    });
    await step('each row starts a prescription for its patient', async () => {
      await userEvent.click(within(third!).getByRole('button'));
      await expect(args.onPrescribe).toHaveBeenCalledWith(expect.objectContaining({ id: 44 }));
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
