import { withPrescribedQuantity } from '@formulary/rules/allocation/setAllocation';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import type { Person } from '@formulary/rules/prescriptions/person';

/** Patient fields that a prescription shows. */
export interface NamedPatient {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

type Items = PreOrderPrescriptionAnswer['items'];

/** Target items of one prescription. */
export interface AllocatedItems {
  readonly id: number;
  readonly items: Items;
}

/** Change to the cart's prescriptions, to be sent to the server. */
export type PrescriptionCommand =
  | { readonly kind: 'patient'; readonly id: number; readonly patient: NamedPatient }
  | { readonly kind: 'prescriber'; readonly prescriber: Person }
  | {
      readonly kind: 'quantity';
      readonly id: number;
      readonly productId: number;
      readonly name: string;
      readonly quantity: number;
    }
  | { readonly kind: 'allocation'; readonly allocated: readonly AllocatedItems[] }
  | {
      readonly kind: 'add';
      /** Set from the start, if known. */
      readonly patient?: NamedPatient | undefined;
      readonly prescriber?: Person | undefined;
    }
  | { readonly kind: 'delete'; readonly id: number }
  | { readonly kind: 'restore'; readonly prescription: PreOrderPrescriptionAnswer };

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** Returns the prescriptions expected after a command; a new one appears only after the server has numbered it. */
export function applyPrescriptionCommand(
  prescriptions: Prescriptions,
  command: PrescriptionCommand,
): Prescriptions {
  switch (command.kind) {
    case 'patient': {
      const { id, patient } = command;
      return prescriptions.map((each) =>
        each.id === id ? { ...each, patientId: patient.id, patient } : each,
      );
    }
    case 'prescriber': {
      const { prescriber } = command;
      return prescriptions.map((each) => ({ ...each, prescriberId: prescriber.id, prescriber }));
    }
    case 'quantity':
      return prescriptions.map((each) =>
        each.id === command.id ? withQuantity(each, command) : each,
      );
    case 'allocation': {
      const items = new Map(command.allocated.map((each) => [each.id, each.items]));
      return prescriptions.map((each) => ({ ...each, items: items.get(each.id) ?? each.items }));
    }
    case 'delete':
      return prescriptions.filter(({ id }) => id !== command.id);
    case 'add':
    case 'restore':
      return prescriptions;
    default:
      return command satisfies never;
  }
}

function withQuantity(
  prescription: PreOrderPrescriptionAnswer,
  { productId, name, quantity }: Extract<PrescriptionCommand, { readonly kind: 'quantity' }>,
): PreOrderPrescriptionAnswer {
  const names = new Map(prescription.items.map((item) => [item.productId, item.name]));
  const { items } = withPrescribedQuantity(prescription, productId, quantity);
  return {
    ...prescription,
    items: items.map((item) => ({ ...item, name: names.get(item.productId) ?? name })),
  };
}
