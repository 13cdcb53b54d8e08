import * as calls from '@formulary/rules/calls/prescriptionCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { HttpHandler } from 'msw';
import { mockCall } from '../../../lib/mocks/mockCall.ts';

interface Asked {
  readonly orderId?: number | undefined;
  readonly status?: Prescription['status'] | undefined;
  readonly prescriberId?: number | undefined;
}

/** The calls about the prescriptions of orders; what is done with one stays so. */
export function issuedPrescriptionHandlers(
  issued: readonly Prescription[],
): readonly HttpHandler[] {
  const asked = ({ orderId, status, prescriberId }: Asked) =>
    issued.filter(
      (each) =>
        (orderId === undefined || each.order?.id === orderId) &&
        (status === undefined || each.status === status) &&
        (prescriberId === undefined || each.prescriberId === prescriberId),
    );
  return [
    mockCall(calls.countPrescriptions, ({ body }) => ({ answer: asked(body.query).length })),
    mockCall(calls.listPrescriptions, ({ body: { query, page } }) => ({
      answer: asked(query).slice(page.skip, page.skip + page.limit),
    })),
  ];
}
