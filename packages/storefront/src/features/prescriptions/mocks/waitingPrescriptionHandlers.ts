import { countPrescriptions, listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { HttpHandler } from 'msw';
import { mockCall } from '../../../lib/mocks/mockCall.ts';

/** The list and the count of prescriptions, over those that wait for a signature. */
export function waitingPrescriptionHandlers(
  unsigned: readonly Prescription[],
): readonly HttpHandler[] {
  return [
    mockCall(countPrescriptions, () => ({ answer: unsigned.length })),
    mockCall(listPrescriptions, ({ body: { page } }) => ({
      answer: unsigned.slice(page.skip, page.skip + page.limit),
    })),
  ];
}
