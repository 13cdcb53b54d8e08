import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { PrescriptionSheet } from './PrescriptionSheet.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionSheet',
  component: PrescriptionSheet,
  parameters: {
    guide: {
      useFor: ['One prescription, to be read, reviewed or signed.'],
      useNot: ['Several: use PrescriptionsTable.'],
      anatomy: [
        ['Heading', 'Unsigned, Signed or Rejected'],
        ['Patient', 'Stays in sight while anything is asked'],
        ['Facts', 'Dates, practitioner, prescriber, order'],
      ],
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

/** As the prescriber sees it, who did not place the order. */
export const Signed = meta.story({
  tags: ['state'],
  args: { prescription: aPrescription({ status: 'signed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Signed prescription' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A corrected prescription and the one it was rejected as lead to each other. */
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
