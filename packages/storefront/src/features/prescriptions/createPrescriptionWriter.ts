import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { createWriter, type WriterParts } from '../../lib/changes/createWriter.ts';
import { applyPrescriptionCommand, type PrescriptionCommand } from './prescriptionCommand.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** Rapid steps of one quantity become one call; so do choices of one patient or prescriber that follow each other. */
function replaces(command: PrescriptionCommand, waiting: PrescriptionCommand): boolean {
  if (command.kind === 'quantity' && waiting.kind === 'quantity')
    return command.id === waiting.id && command.productId === waiting.productId;
  if (command.kind === 'patient' && waiting.kind === 'patient') return command.id === waiting.id;
  return command.kind === 'prescriber' && waiting.kind === 'prescriber';
}

/** Changes the prescriptions of the cart: they are shown at once, and put back where the server refuses. */
export function createPrescriptionWriter(
  parts: Omit<WriterParts<Prescriptions, PrescriptionCommand>, 'apply' | 'replaces'>,
) {
  const { enqueue, ...writer } = createWriter<Prescriptions, PrescriptionCommand>({
    ...parts,
    apply: applyPrescriptionCommand,
    replaces,
  });
  return {
    ...writer,
    /** Only the steps of a quantity wait for the next one. */
    change: (command: PrescriptionCommand) => enqueue(command, command.kind !== 'quantity'),
  };
}

/** Changes the prescriptions of the cart; see `createPrescriptionWriter`. */
export type PrescriptionWriter = ReturnType<typeof createPrescriptionWriter>;
