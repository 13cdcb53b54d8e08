import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import * as calls from '@formulary/rules/calls/preOrderCalls';
import { callApi } from '../../../lib/http/http.ts';
import type { PrescriptionCommand } from './prescriptionCommand.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** No loader, because the screen shows the change already; keepalive, so that a change survives leaving the page. */
const quietly = { isBackground: true, keepalive: true } as const;

/** Sends the calls of a command (spec 7.50 to 7.55); the last call returns all prescriptions of the cart. */
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
      return add(command.patientId, []);
    case 'delete':
      return callApi(calls.deletePreOrderPrescription, { body: { id: command.id } }, quietly);
    case 'restore':
      return add(command.prescription.patientId, command.prescription.items);
    default:
      return command satisfies never;
  }
}

type Items = PreOrderPrescriptionAnswer['items'];

function setAllocation(allocated: readonly { readonly id: number; readonly items: Items }[]) {
  const body = allocated.map(({ id, items }) => ({
    id,
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
  }));
  return callApi(calls.setAllocation, { body }, quietly);
}

/** Adds a prescription, then sets its patient and items; the newest has the highest id. */
async function add(patientId: number | undefined, items: Items): Promise<Prescriptions> {
  let prescriptions = await callApi(calls.addPreOrderPrescription, {}, quietly);
  const id = Math.max(...prescriptions.map((each) => each.id));
  if (patientId !== undefined) {
    const body = { id, patientId };
    prescriptions = await callApi(calls.setPrescriptionPatient, { body }, quietly);
  }
  return items.length > 0 ? setAllocation([{ id, items }]) : prescriptions;
}
