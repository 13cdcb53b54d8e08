import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionSheet } from './PrescriptionSheet.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionSheet',
  component: PrescriptionSheet,
  parameters: {
    guide: {
      useFor: ['One prescription, to be read, reviewed or signed.'],
      useNot: ['Several: use PrescriptionsTable.'],
      anatomy: [
        ['Heading', 'Unsigned, Signed or Rejected', 'h1'],
        ['Patient', 'Stays in sight while anything is asked', '[aria-label="Patient"]'],
        [
          'Facts',
          'Dates, people, who signed, when and how; the order last. Behind a press on a phone',
          'dl',
        ],
      ],
      drawnIn: 'Signed',
      screenReader: ['“Patient, group”; then each fact with its name.'],
      content: ['Dates as dd/MM/yyyy.'],
      do: ['Give it a key: the next prescription is another page.'],
      dont: ['Put anything between the patient and what is asked about them.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: {
    prescription: aPrescription(),
    now: new Date('2026-11-20T09:00:00Z'),
    prescriptionHref: (id) => `/prescription/${id}`,
    children: <p>Items, comments and what can be done.</p>,
  },
});

export const Unsigned = meta.story({
  tags: ['state'],
  args: { orderHref: (id) => `/order/${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unsigned prescription' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Patient' })).toHaveTextContent(
      'WHITFIELD, Joan',
    );
    await expect(canvas.getByRole('link', { name: 'F-2026-000031' })).toHaveAttribute(
      'href',
      '/order/31',
    );
  },
});

/** As the prescriber sees it, who has no link to the order. */
export const Signed = meta.story({
  tags: ['state', 'every-view'],
  args: { prescription: aPrescription({ status: 'signed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Signed prescription' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

const signedFacts = {
  status: 'signed',
  signedAt: new Date('2026-11-20T21:14:00Z'),
  confirmedAt: new Date('2026-11-20T21:20:00Z'),
  signature: {
    signer: 'Helen Marsh',
    method: 'password',
    isTyped: false,
    consultedOn: '2026-11-19',
  },
} as const;

/** Signed and confirmed: who, when, how, and the day of the consultation. */
export const SignedWithPassword = meta.story({
  tags: ['state'],
  args: { prescription: aPrescription(signedFacts) },
  play: async ({ canvas }) => {
    for (const [term, value] of [
      ['Signed by', 'Helen Marsh'],
      ['Signed, UK time', '20/11/2026, 21:14'],
      ['How', 'Signed in with the password; the name was drawn by hand'],
      ['Patient seen', '19/11/2026'],
      ['Confirmed, UK time', '20/11/2026, 21:20'],
    ] as const) {
      await expect(canvas.getByText(term).nextElementSibling).toHaveTextContent(value);
    }
  },
});

/** Signed with a passkey and a typed name, not confirmed yet. */
export const SignedWithPasskey = meta.story({
  tags: ['state'],
  args: {
    prescription: aPrescription({
      ...signedFacts,
      confirmedAt: undefined,
      signature: {
        signer: 'Helen Marsh',
        method: 'passkey',
        isTyped: true,
        consultedOn: undefined,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('How').nextElementSibling).toHaveTextContent(
      'Signed with a passkey; the name was typed',
    );
    await expect(canvas.queryByText('Patient seen')).toBeNull();
    await expect(canvas.queryByText('Confirmed, UK time')).toBeNull();
  },
});

/** A corrected prescription and its rejected version link to each other. */
export const Corrected = meta.story({
  args: { prescription: aPrescription({ replacesId: 50, replacedById: 53 }) },
  play: async ({ canvas }) => {
    for (const [term, id] of [
      ['Corrects', 50],
      ['Corrected by', 53],
    ] as const) {
      const link = canvas.getByRole('link', { name: `Prescription ${id}` });
      await expect(link).toHaveAttribute('href', `/prescription/${id}`);
      await expect(link.closest('dd')?.previousElementSibling).toHaveTextContent(term);
    }
  },
});

export const Rejected = meta.story({
  tags: ['state'],
  args: { prescription: aPrescription({ status: 'rejected', isManual: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rejected prescription' })).toBeVisible();
    await expect(canvas.getByText(/Written by hand/)).toBeVisible();
  },
});

const longNames = aPrescription({
  patient: {
    ...aPrescription().patient,
    firstName: 'Maximiliana Wilhelmina Theodora',
    lastName: 'Featherstonehaugh-Cholmondeley',
  },
});

/** On a phone the facts wait behind a press, and the patient is one line. */
export const OnAPhone = meta.story({
  tags: ['state'],
  args: { prescription: longNames },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Patient' }).offsetHeight).toBeLessThan(52);
    await expect(canvas.getByText('Prescription date')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dates, people and order' }));
    await expect(await canvas.findByText('Prescription date')).toBeVisible();
    await expect(
      await canvas.findByText('Maximiliana Wilhelmina Theodora Featherstonehaugh-Cholmondeley'),
    ).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
