import { aCheckedPrescription } from '@formulary/rules/prescriptions/checking/fixtures/aCheckedPrescription';
import { documentChecks } from '@formulary/rules/prescriptions/checking/documentChecks';
import { expect, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionCheck } from './PrescriptionCheck.tsx';

const unsigned = {
  signedAt: undefined,
  confirmedAt: undefined,
  fileDigest: undefined,
  findings: [],
};

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionCheck',
  component: PrescriptionCheck,
  parameters: {
    guide: {
      useFor: ['Telling whoever was handed a prescription whether it holds.'],
      useNot: ['The prescription itself: this names no patient and no medicine.'],
      anatomy: [
        ['Verdict', 'The one thing to know, in a sentence', 'header'],
        ['Facts', 'Its number and days, to compare with the document', 'dl'],
        ['What was compared', 'Each comparison, and whether it holds', 'section ul'],
        ['What it is', 'A seal of the pharmacy, not a qualified signature', '"The seal is"'],
      ],
      drawnIn: 'AsSigned',
      screenReader: ['The verdict, heading level 1; then each comparison with its outcome.'],
      content: ['Where it does not count, say that nothing may be supplied against it.'],
      do: ['Say how many comparisons fail.'],
      dont: ['Call a signature good that nobody has confirmed.'],
      usedBy: ['Check a prescription'],
    } satisfies Guide,
  },
  args: { checked: aCheckedPrescription() },
});

const comparisons = aCheckedPrescription().findings.map(({ check }) => check);

export const AsSigned = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This prescription is as it was signed',
    );
    await expect(canvas.getByText('20/11/2026, 21:14')).toBeVisible();
    await expect(canvas.getByText('20/11/2026, 21:20')).toBeVisible();
    const findings = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(findings).toHaveLength(comparisons.length);
    await expect(findings[comparisons.indexOf('file')]).toBe(`${documentChecks.file}: holds`);
    await expect(canvas.getByText(/not a qualified electronic signature/)).toBeVisible();
    await expect(canvas.queryByText(/Nothing may be supplied/)).toBeNull();
  },
});

const withBroken = (...broken: readonly string[]) =>
  aCheckedPrescription({
    verdict: 'broken',
    findings: aCheckedPrescription().findings.map(({ check }) => ({
      check,
      holds: !broken.includes(check),
    })),
  });

export const ComparisonsFailed = meta.story({
  tags: ['state'],
  args: { checked: withBroken('file', 'signature') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      `This does not hold: 2 of ${comparisons.length} comparisons fail`,
    );
    await expect(canvas.getByText(/Nothing may be supplied against it/)).toBeVisible();
    const findings = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(findings[0]).toBe(`${documentChecks.text}: holds`);
    await expect(findings[comparisons.indexOf('file')]).toBe(
      `${documentChecks.file}: does not hold`,
    );
  },
});

export const OneComparisonFailed = meta.story({
  tags: ['!autodocs'],
  args: { checked: withBroken('certificate') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      `This does not hold: 1 of ${comparisons.length} comparisons fails`,
    );
  },
});

/** An unconfirmed signature does not count, even if every check passes. */
export const NotConfirmed = meta.story({
  tags: ['state'],
  args: {
    checked: aCheckedPrescription({
      confirmedAt: undefined,
      fileDigest: undefined,
      findings: [{ check: 'text', holds: true }],
    }),
  },
  play: async ({ canvas }) => {
    const verdict = within(canvas.getByRole('article'));
    await expect(verdict.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This prescription is signed, and not confirmed yet',
    );
    await expect(verdict.getByText(/Nothing may be supplied against it/)).toBeVisible();
    await expect(verdict.queryByText('Confirmed, UK time')).toBeNull();
  },
});

export const NotSigned = meta.story({
  tags: ['state'],
  args: { checked: aCheckedPrescription({ ...unsigned, verdict: 'unsigned' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This prescription is not signed',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
});

export const Rejected = meta.story({
  tags: ['state'],
  args: { checked: aCheckedPrescription({ ...unsigned, verdict: 'rejected' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This prescription was rejected',
    );
  },
});

export const Lapsed = meta.story({
  tags: ['state'],
  args: { checked: aCheckedPrescription({ ...unsigned, verdict: 'lapsed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This prescription has lapsed',
    );
  },
});

/** A paper prescription of the pharmacy has no signature seal. */
export const OnPaper = meta.story({
  tags: ['state'],
  args: {
    checked: aCheckedPrescription({
      verdict: 'paper',
      fileDigest: undefined,
      findings: [{ check: 'text', holds: true }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This prescription was signed on paper',
    );
    await expect(canvas.getByText(/nothing was signed on a screen/)).toBeVisible();
    await expect(canvas.queryByText(/not a qualified electronic signature/)).toBeNull();
  },
});
