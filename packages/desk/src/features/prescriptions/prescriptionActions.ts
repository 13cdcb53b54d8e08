import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import {
  type DeskPrescriptionAction,
  deskPrescriptionFault,
  type DeskPrescriptionFacts,
} from '@formulary/rules/prescriptions/deskStanding';

/** An action that is offered now. */
export interface OfferedAction {
  readonly name: DeskPrescriptionAction;
  readonly label: string;
  /** Opens its dialog. */
  readonly key: string;
  /** Takes something back: never the suggested action. */
  readonly isUndoing?: boolean;
}

const actions: readonly OfferedAction[] = [
  { name: 'propose', label: 'Hand over', key: 'h' },
  { name: 'withdraw', label: 'Withdraw the offer', key: 'w', isUndoing: true },
  { name: 'resend', label: 'Mail the prescriber again', key: 'm' },
  { name: 'receive', label: 'Note the paper original', key: 'a' },
  { name: 'void', label: 'Void', key: 'v', isUndoing: true },
];

/** Returns what decides the actions of staff on a prescription. */
function factsOf({
  listed,
  prescriber,
  practitioner,
  hasLeft,
}: DeskPrescription): DeskPrescriptionFacts {
  return {
    standing: listed.standing,
    createdAt: listed.requestedAt,
    isOrderCancelled: listed.isOrderCancelled,
    hasLeft,
    isOwn: prescriber.id === practitioner.id,
    isPrescriberActive: listed.isPrescriberActive,
    isProposed: listed.proposedTo !== undefined,
  };
}

/** Returns what staff who handle prescriptions can do with one now, by the rule that the server applies. */
export function prescriptionActions(
  prescription: DeskPrescription,
  now: Date,
): readonly OfferedAction[] {
  const facts = factsOf(prescription);
  return actions.filter(({ name }) => deskPrescriptionFault(name, facts, now) === undefined);
}
