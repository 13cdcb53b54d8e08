import { describe, expect, test } from 'vitest';
import type { Refusal } from '../problems/refusal.ts';
import type { Result } from '../problems/result.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { createManualItem, manualPrescriptionRefusals } from './manualPrescription.ts';

/** Expands '1001 × x' to 1001 characters; returns other text unchanged. */
function typed(text = ''): string {
  const [, times, unit] = /^(\d+) × (.)$/.exec(text) ?? [];
  return times && unit ? unit.repeat(Number(times)) : text;
}

function outcome<T>(answer: Result<T, Refusal>): string {
  return answer.ok ? 'allowed' : answer.problem.message;
}

describe('manual prescriptions', () => {
  test.each(workedExamples('prescription', 'Manual items'))(
    'need a name and a quantity for each item @5.22',
    (row) => {
      const answer = createManualItem({
        name: typed(row['Name']),
        quantity: row['Packs'] === '' ? undefined : Number(row['Packs']),
      });
      const sentences = Object.values((!answer.ok && answer.problem.errors) || {}).join('; ');
      expect(sentences || outcome(answer)).toBe(row['Answer']);
    },
  );

  test('have items outside the catalogue, on prescription and without VAT @3.15', () => {
    expect(createManualItem({ name: ' Emollient ', quantity: 30 })).toEqual({
      ok: true,
      value: {
        productId: 0,
        isManual: true,
        name: 'Emollient',
        unitPrice: 0,
        allocated: 30,
        isPrescription: true,
        vatPercent: 0,
      },
    });
  });

  test('report the first error as the message', () => {
    const sentences = [
      { name: '', quantity: 0 },
      { name: 'Emollient', quantity: 0 },
    ].map((input) => outcome(createManualItem(input)));
    expect(sentences).toEqual(['Invalid name', 'Invalid quantity']);
  });

  test.each(workedExamples('prescription', 'What is missing on a manual prescription'))(
    'name everything that is missing @5.22',
    (row) => {
      const items = (row['Items'] ?? '')
        .split(', ')
        .filter(Boolean)
        .map((item) => item.split('×'))
        .map(([name = '', packs]) => ({ name, quantity: Number(packs) }));
      const refusals = manualPrescriptionRefusals(
        row['Patient'] === 'chosen' ? { patientId: 3, items } : { items },
      );
      expect(refusals.map(({ message }) => message).join('; ') || 'nothing').toBe(row['Missing']);
    },
  );
});
