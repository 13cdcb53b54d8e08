import {
  addPrescription,
  deletePrescription,
  setPatient,
} from '@formulary/rules/allocation/cartPrescriptions';
import { allocationStateOf } from '@formulary/rules/allocation/allocationState';
import type {
  PreOrderPrescription,
  PreOrderPrescriptionAnswer,
} from '@formulary/rules/allocation/preOrderPrescription';
import { prescribeCart } from '@formulary/rules/allocation/prescribeCart';
import { setAllocation, setPrescribedQuantity } from '@formulary/rules/allocation/setAllocation';
import { totalPrescribed } from '@formulary/rules/allocation/allocatedPacks';
import * as calls from '@formulary/rules/calls/preOrderCalls';
import { listPrescribers } from '@formulary/rules/calls/partnerCalls';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { Patient } from '@formulary/rules/patients/patient';
import type { Person } from '@formulary/rules/prescriptions/person';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Result } from '@formulary/rules/problems/result';
import { HttpResponse, type HttpHandler } from 'msw';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { mockCategories } from '../../catalogue/mocks/mockCatalogue.ts';

/** Initial data of the mocked prescriptions of a cart. */
export interface MockPrescriptions {
  readonly cart: { readonly lines: readonly CartLine[] };
  readonly register: { readonly patients: readonly Patient[] };
  readonly prescribers: readonly Person[];
  readonly start: readonly PreOrderPrescriptionAnswer[];
}

function refused({ code, message }: Refusal) {
  const status = code === 'prescription-missing' ? 404 : 409;
  return HttpResponse.json({ message, code }, { status });
}

/** Mocks the calls for prescriptions of a cart, with the server's rules. */
export function prescriptionHandlers({
  cart,
  register,
  prescribers,
  start,
}: MockPrescriptions): readonly HttpHandler[] {
  let prescriptions = start;
  let nextId = Math.max(60, ...start.map(({ id }) => id)) + 1;
  let prescriberId = start[0]?.prescriberId;

  const state = () => allocationStateOf(cart.lines, mockCategories, prescriptions);
  const nameOf = (productId: number) =>
    state().lines.find((line) => line.productId === productId)?.name ?? 'A product';

  /** Stores the result of the rules and returns it in the shape of the answer. */
  const answered = (changed: readonly PreOrderPrescription[]) => {
    const categories = new Map(cart.lines.map((line) => [line.productId, line.categoryIds]));
    prescriptions = changed.map(({ id, patientId, items }) => {
      const patient = register.patients.find((each) => each.id === patientId);
      const prescriber = prescribers.find((each) => each.id === prescriberId);
      return {
        id,
        ...(patientId === undefined ? {} : { patientId }),
        patient,
        ...(prescriberId === undefined ? {} : { prescriberId }),
        prescriber: prescriber ?? start[0]?.prescriber,
        items: items.map((item) => ({ ...item, name: nameOf(item.productId) })),
        productCategories: Object.fromEntries(
          items.map(({ productId }) => [productId, categories.get(productId) ?? []]),
        ),
      };
    });
    return { answer: prescriptions };
  };
  const judged = (result: Result<readonly PreOrderPrescription[], Refusal>) =>
    result.ok ? answered(result.value) : refused(result.problem);

  return [
    mockCall(listPrescribers, () => ({ answer: prescribers })),
    mockCall(calls.listPreOrderPrescriptions, () => ({ answer: prescriptions })),
    mockCall(calls.addPreOrderPrescription, () => {
      nextId += 1;
      return judged(addPrescription(state(), nextId));
    }),
    mockCall(calls.deletePreOrderPrescription, ({ body }) =>
      judged(deletePrescription(prescriptions, body.id)),
    ),
    mockCall(calls.setPrescriptionPatient, ({ body }) =>
      register.patients.some(({ id }) => id === body.patientId)
        ? judged(setPatient(prescriptions, body.id, body.patientId))
        : refusal(404, 'prescription-missing'),
    ),
    mockCall(calls.setPrescriptionsPrescriber, ({ body }) => {
      if (!prescribers.some(({ id }) => id === body.prescriberId))
        return refusal(404, 'prescriber-required');
      prescriberId = body.prescriberId;
      return answered(prescriptions.map((each) => ({ ...each, prescriberId: body.prescriberId })));
    }),
    mockCall(calls.setPrescribedQuantity, ({ body: { id, productId, quantity } }) =>
      judged(setPrescribedQuantity(state(), { prescriptionId: id, productId, quantity })),
    ),
    mockCall(calls.setAllocation, ({ body }) => judged(setAllocation(state(), body))),
    mockCall(calls.prescribeCart, ({ body }) => {
      const known = new Set<number | undefined>(register.patients.map(({ id }) => id)).add(
        undefined,
      );
      if (!body.prescriptions.every(({ patientId }) => known.has(patientId)))
        return refusal(404, 'patient-missing');
      const chosen = body.prescriberId;
      if (chosen !== undefined && !prescribers.some(({ id }) => id === chosen))
        return refusal(404, 'prescriber-missing');
      const first = nextId + 1;
      const result = prescribeCart(state(), body.prescriptions, (position) => first + position);
      if (!result.ok) return refused(result.problem);
      nextId += body.prescriptions.length;
      prescriberId = chosen ?? prescriberId;
      return answered(result.value);
    }),
    mockCall(calls.countPrescribed, () => ({
      answer: [{ total: totalPrescribed(prescriptions) }],
    })),
  ];
}
