import { aPreOrderPrescription } from '@formulary/rules/allocation/fixtures/aPreOrderPrescription';
import { aPerson } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPrescriptionWriter } from './createPrescriptionWriter.ts';
import type { PrescriptionCommand } from './prescriptionCommand.ts';

const patient = { id: 9, firstName: 'Amara', lastName: 'Jones' };
const packs = (id: number, productId: number, quantity: number): PrescriptionCommand => ({
  kind: 'quantity',
  id,
  productId,
  name: 'Toxin',
  quantity,
});
const ofPatient = (id: number): PrescriptionCommand => ({ kind: 'patient', id, patient });
const ofPrescriber = (id: number): PrescriptionCommand => ({
  kind: 'prescriber',
  prescriber: { ...aPerson(), id },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the changes that are sent when some follow each other while the first is on its way. */
async function sentOf(...commands: readonly PrescriptionCommand[]) {
  const sent: PrescriptionCommand[] = [];
  const writer = createPrescriptionWriter({
    current: () => [aPreOrderPrescription()],
    show: () => {},
    refresh: () => {},
    send: async (command) => {
      sent.push(command);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return [];
    },
  });
  writer.change({ kind: 'add' });
  for (const command of commands) writer.change(command);
  await vi.runAllTimersAsync();
  return sent.slice(1);
}

test.each<[string, PrescriptionCommand, PrescriptionCommand]>([
  ['a quantity', packs(1, 7, 2), packs(1, 7, 3)],
  ['a patient', ofPatient(1), ofPatient(1)],
  ['the prescriber', ofPrescriber(4), ofPrescriber(5)],
])('of two choices of %s the last is sent', async (_what, first, last) => {
  expect(await sentOf(first, last)).toEqual([last]);
});

test.each<[string, PrescriptionCommand, PrescriptionCommand]>([
  ['quantities of two products', packs(1, 7, 2), packs(1, 8, 2)],
  ['quantities of two prescriptions', packs(1, 7, 2), packs(2, 7, 2)],
  ['patients of two prescriptions', ofPatient(1), ofPatient(2)],
  ['a patient and the prescriber', ofPatient(1), ofPrescriber(4)],
  ['the prescriber and a quantity', ofPrescriber(4), packs(1, 7, 2)],
  ['two new prescriptions', { kind: 'add' }, { kind: 'add' }],
])('%s are both sent', async (_what, first, last) => {
  expect(await sentOf(first, last)).toEqual([first, last]);
});

test('quantities wait for further steps, everything else is sent at once', async () => {
  const sent: PrescriptionCommand[] = [];
  const writer = createPrescriptionWriter({
    current: () => [],
    show: () => {},
    refresh: () => {},
    send: async (command) => {
      sent.push(command);
      return [];
    },
  });
  writer.change(packs(1, 7, 2));
  expect(sent).toEqual([]);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  writer.change(ofPrescriber(4));
  expect(sent).toHaveLength(2);
});
