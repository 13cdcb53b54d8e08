import { describe, expect, test } from 'vitest';
import { workedExamples } from '../../testing/workedExamples.ts';
import { aPerson } from '../fixtures/aPrescription.ts';
import { canReuseSignature, signingFaults } from './signing.ts';
import { declarations } from './declarations.ts';
import { signerFor } from './signer.ts';

const drawnAt = new Date('2026-11-20T21:00:00Z');

test.each([
  { Reused: '2026-11-20T21:00:00Z', Allowed: true },
  { Reused: '2026-11-20T21:14:59Z', Allowed: true },
  { Reused: '2026-11-20T21:15:00Z', Allowed: false },
  { Reused: '2026-11-20T20:59:59Z', Allowed: false },
])('a signature drawn at 21:00 may be reused at $Reused: $Allowed', ({ Reused, Allowed }) => {
  expect(canReuseSignature(drawnAt, new Date(Reused), true)).toBe(Allowed);
});

test('a signature may not be reused without a passkey', () => {
  expect(canReuseSignature(drawnAt, drawnAt, false)).toBe(false);
});

test('signerFor names another signer, but not the reader', () => {
  const helen = aPerson({ id: 7, firstName: 'Helen', lastName: 'Marsh' });
  expect(signerFor(helen, 4)).toEqual({ name: 'Helen Marsh' });
  expect(signerFor(helen, 7)).toBe('buyer');
});

describe('signing', () => {
  test.each(workedExamples('prescription', 'What signing needs'))(
    'needs ink and both declarations, and names all that is missing @5.26',
    (row) => {
      const signing = {
        hasSignature: row['Signature'] === 'drawn',
        isAuthorised: row['First declaration'] === 'ticked',
        isBinding: row['Second declaration'] === 'ticked',
      };
      const faults = Object.values(signingFaults(signing));
      expect(faults.length === 0 ? 'allowed' : faults.join('. ')).toBe(row['Answer']);
    },
  );

  test('has the agreed declarations @5.26', () => {
    expect(Object.values(declarations)).toEqual([
      'I confirm that I am authorised to accept the terms of this document',
      'I understand that accepting the terms of this document creates a legally binding obligation',
    ]);
  });
});
