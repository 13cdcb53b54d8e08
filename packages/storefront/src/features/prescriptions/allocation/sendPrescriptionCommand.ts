import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import * as calls from '@formulary/rules/calls/preOrderCalls';
import { callApi } from '../../../lib/http/http.ts';
import type { PrescriptionCommand } from './prescriptionCommand.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** No loader, because the screen shows the change already; keepalive, so that a change survives leaving the page. */
const quietly = { isBackground: true, keepalive: true } as const;

/** Sends the call of a command (spec 7.50 to 7.55), which returns all prescriptions of the cart. */
export function sendPrescriptionCommand(command: PrescriptionCommand): Promise<Prescriptions> {
  switch (command.kind) {
    case 'patient': {
      const body = { id: command.id, patientId: command.patient.id };
      return callApi(calls.setPrescriptionPatient, { body }, quietly);
    }
    case 'prescriber': {
      const body = { prescriberId: command.prescriber.id };
      return callApi(calls.setPrescriptionsPrescriber, { body }, quietly);
    }
    case 'quantity': {
      const { id, productId, quantity } = command;
      return callApi(calls.setPrescribedQuantity, { body: { id, productId, quantity } }, quietly);
    }
    case 'allocation':
      return setAllocation(command.allocated);
    case 'add':
      return add(command);
    case 'delete':
      return callApi(calls.deletePreOrderPrescription, { body: { id: command.id } }, quietly);
    case 'restore':
      return prescribe({
        patientId: command.prescription.patientId,
        items: command.prescription.items,
      });
    default:
      return command satisfies never;
  }
}

type Items = PreOrderPrescriptionAnswer['items'];

function setAllocation(allocated: readonly { readonly id: number; readonly items: Items }[]) {
  const body = allocated.map(({ id, items }) => ({ id, items: quantitiesOf(items) }));
  return callApi(calls.setAllocation, { body }, quietly);
}

function add({ patient, prescriber }: Extract<PrescriptionCommand, { readonly kind: 'add' }>) {
  if (!patient && !prescriber) return callApi(calls.addPreOrderPrescription, {}, quietly);
  return prescribe({ patientId: patient?.id, prescriberId: prescriber?.id, items: [] });
}

/** Adds a prescription with everything that is known of it, or not at all. */
function prescribe({ patientId, prescriberId, items }: NewPrescription) {
  const body = {
    ...(prescriberId === undefined ? {} : { prescriberId }),
    prescriptions: [
      { ...(patientId === undefined ? {} : { patientId }), items: quantitiesOf(items) },
    ],
  };
  return callApi(calls.prescribeCart, { body }, quietly);
}

interface NewPrescription {
  readonly patientId?: number | undefined;
  readonly prescriberId?: number | undefined;
  readonly items: Items;
}

function quantitiesOf(items: Items) {
  return items.map(({ productId, quantity }) => ({ productId, quantity }));
}
