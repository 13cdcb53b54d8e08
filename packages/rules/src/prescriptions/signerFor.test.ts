import { expect, test } from 'vitest';
import { aPerson } from './fixtures/aPerson.ts';
import { signerFor } from './signerFor.ts';

test('signerFor names another signer, but not the reader', () => {
  const helen = aPerson({ id: 7, firstName: 'Helen', lastName: 'Marsh' });
  expect(signerFor(helen, 4)).toEqual({ name: 'Helen Marsh' });
  expect(signerFor(helen, 7)).toBe('buyer');
});
