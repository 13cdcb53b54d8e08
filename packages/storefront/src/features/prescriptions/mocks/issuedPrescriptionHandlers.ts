import { listHandovers } from '@formulary/rules/calls/handoverCalls';
import * as calls from '@formulary/rules/calls/prescriptionCalls';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { fullName } from '@formulary/rules/text/fullName';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';

const at = new Date('2026-11-20T21:14:00Z');

interface Asked {
  readonly orderId?: number | undefined;
  readonly status?: Prescription['status'] | undefined;
  readonly prescriberId?: number | undefined;
}

const unpaid = ({ order }: Prescription) => Number(order?.isPaid !== true);

/** Sorts as the server does: newest first, or those of paid orders and then the oldest first. */
function inOrder(
  found: readonly Prescription[],
  { isByDeadline = false }: { readonly isByDeadline?: boolean | undefined },
): readonly Prescription[] {
  if (!isByDeadline) return found;
  return found.toSorted(
    (one, other) =>
      unpaid(one) - unpaid(other) || +one.createdAt - +other.createdAt || one.id - other.id,
  );
}

/** Mocks the calls for prescriptions of orders; changes persist. */
export function issuedPrescriptionHandlers(start: readonly Prescription[]): readonly HttpHandler[] {
  let issued = start;
  const nudged = new Set<number>();
  const withId = (id: number) => issued.find((each) => each.id === id);
  const put = (fresh: Prescription) => {
    issued = issued.map((each) => (each.id === fresh.id ? fresh : each));
    return fresh;
  };
  const asked = ({ orderId, status, prescriberId }: Asked) =>
    issued.filter(
      (each) =>
        (orderId === undefined || each.order?.id === orderId) &&
        (status === undefined || each.status === status) &&
        (prescriberId === undefined || each.prescriberId === prescriberId),
    );
  return [
    mockCall(listHandovers, () => ({ answer: [] })),
    mockCall(calls.countPrescriptions, ({ body }) => ({ answer: asked(body.query).length })),
    mockCall(calls.listPrescriptions, ({ body: { query, page } }) => ({
      answer: inOrder(asked(query), query).slice(page.skip, page.skip + page.limit),
    })),
    mockCall(calls.getPrescription, ({ params }) => {
      const found = withId(params.id);
      return found ? { answer: found } : refusal(404, 'prescription-missing');
    }),
    mockCall(calls.verifyPrescription, ({ body: { id, comments, items } }) => {
      const found = withId(id);
      if (!found) return refusal(404, 'prescription-missing');
      if (found.documentId !== undefined) return refusal(409, 'prescription-locked');
      const documentId = `D-${id}`;
      put({ ...found, comments, items, documentId, verifiedAt: at });
      return { answer: documentId };
    }),
    mockCall(calls.rejectPrescription, ({ body: { id, comments, reason } }) => {
      const found = withId(id);
      if (!found) return refusal(404, 'prescription-missing');
      const rejected = {
        status: 'rejected',
        waitsFor: 'correction',
        rejectReason: reason,
      } as const;
      return { answer: put({ ...found, ...rejected, comments, rejectedAt: at }) };
    }),
    mockCall(calls.giveUpPrescription, ({ body: { id } }) => {
      const found = withId(id);
      if (!found) return refusal(404, 'prescription-missing');
      return { answer: put({ ...found, waitsFor: 'nothing', givenUpAt: at }) };
    }),
    mockCall(calls.correctPrescription, ({ body: { id, comments, items } }) => {
      const found = withId(id);
      if (!found) return refusal(404, 'prescription-missing');
      if (found.waitsFor !== 'correction') return refusal(409, 'prescription-settled');
      const corrected: Prescription = {
        ...found,
        id: Math.max(...issued.map((each) => each.id)) + 1,
        status: 'unsigned',
        waitsFor: 'signature',
        createdAt: at,
        rejectedAt: undefined,
        rejectReason: undefined,
        replacesId: id,
        comments,
        items,
      };
      put({ ...found, waitsFor: 'nothing', replacedById: corrected.id });
      issued = [corrected, ...issued];
      return { answer: corrected };
    }),
    mockCall(calls.nudgePrescriber, ({ body: { id } }) => {
      if (!withId(id)) return refusal(404, 'prescription-missing');
      if (nudged.has(id)) return refusal(429, 'prescription-nudged');
      nudged.add(id);
      return { answer: undefined };
    }),
    mockCall(calls.logPrescriptionLoad, () => ({ answer: undefined })),
    mockCall(calls.favouriteDirections, () => ({ answer: [] })),
    mockCall(calls.resendConfirmation, () => ({ answer: undefined })),
    mockCall(calls.signPrescription, ({ body: { id, isTyped = false, consultedOn }, files }) => {
      const found = withId(id);
      if (!found) return refusal(404, 'prescription-missing');
      if (!files['signature']) return refusal(400, 'signature-required');
      const signed = { status: 'signed', waitsFor: 'confirmation' } as const;
      const signer = fullName(found.prescriber);
      const signature = { signer, method: 'password', isTyped, consultedOn } as const;
      return { answer: put({ ...found, ...signed, signedAt: at, signature }) };
    }),
  ];
}
