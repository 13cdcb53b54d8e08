import { getDeskPrescription } from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import { aCheckedPrescription } from '@formulary/rules/prescriptions/checking/fixtures/aCheckedPrescription';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import {
  aDeskPrescription,
  aLeftPrescription,
  aListedPrescription,
} from './mocks/aDeskPrescription.ts';
import { prescriptionHandlers } from './mocks/prescriptionHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Prescription',
  component: DeskAt,
  args: { path: '/prescriptions/12', role: 'pharmacist' as const },
  parameters: screenParameters(
    'One prescription as it was signed, with its check of this moment, people, document and timeline.',
  ),
  beforeEach: enterDesk,
});

export const Signed = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Checked just now/)).toBeVisible();
    await expect(await canvas.findByText('Signed the prescription')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^PDF/ })).toBeVisible();
  },
});

/** A comparison that fails is named, before anything else. */
export const DoesNotHold = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const checked = aCheckedPrescription({ id: 12 });
    const findings = checked.findings.map((each) => ({ ...each, holds: each.check !== 'seal' }));
    const check = { ...checked, verdict: 'broken' as const, findings };
    const listed = aListedPrescription({ doesHold: false });
    msw.use(...prescriptionHandlers({ prescription: aDeskPrescription(listed, { check }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This prescription does not hold/)).toBeVisible();
    await expect(await canvas.findByText(/^The seal over text/)).toBeVisible();
  },
});

/** Voiding asks why and what comes next. */
export const Voided = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Checked just now/);
    await userEvent.keyboard('v');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Void prescription 12' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Void it' }));
    await expect(await dialog.findByText('Please give a reason')).toBeVisible();
    await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Wrong patient');
    await userEvent.click(await dialog.findByRole('button', { name: 'Void it' }));
    await expect(await canvas.findByText('Prescription 12 is void')).toBeVisible();
  },
});

/** What a suspended prescriber left: it can be handed over, or its paper original noted. */
export const Left = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const prescription = aDeskPrescription(aLeftPrescription());
    msw.use(...prescriptionHandlers({ prescription }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand over' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Hand over prescription 12' }));
    await expect(await dialog.findByRole('radio', { name: /Priya Nair/ })).toBeVisible();
    await expect(await canvas.findByText('May not sign today')).toBeInTheDocument();
  },
});

/** Something happened meanwhile: it shows, the dialog stays, and a second press goes through. */
export const ChangedMeanwhile = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const listed = aListedPrescription({ standing: 'to-confirm' });
    msw.use(...prescriptionHandlers({ prescription: aDeskPrescription(listed) }));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText(/^Checked just now/);
    await userEvent.keyboard('m');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Mail the prescriber again' }));
    const send = await dialog.findByRole('button', { name: 'Send the mail' });
    const listed = aListedPrescription({ standing: 'to-confirm', version: 44 });
    msw.use(...prescriptionHandlers({ prescription: aDeskPrescription(listed) }));
    await userEvent.click(send);
    await expect(
      await dialog.findByText('Something happened to this prescription meanwhile'),
    ).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Send the mail' }));
    await expect(await canvas.findByText('The prescriber is mailed again')).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { path: '/prescriptions/999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such prescription')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getDeskPrescription)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Prescription 12' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskPrescription)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
