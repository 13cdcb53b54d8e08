import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { createWriter, type WriterParts } from '../../lib/changes/createWriter.ts';
import { applyPrescriptionCommand, type PrescriptionCommand } from './prescriptionCommand.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** Collapses rapid steps of one quantity into one call, and also successive choices of a patient or prescriber. */
function replaces(command: PrescriptionCommand, waiting: PrescriptionCommand): boolean {
  if (command.kind === 'quantity' && waiting.kind === 'quantity')
    return command.id === waiting.id && command.productId === waiting.productId;
  if (command.kind === 'patient' && waiting.kind === 'patient') return command.id === waiting.id;
  return command.kind === 'prescriber' && waiting.kind === 'prescriber';
}

/** Creates the optimistic writer of the cart's prescriptions; rolls back what the server refuses. */
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
    /** Only quantity steps are delayed, to collapse them. */
    change: (command: PrescriptionCommand) => enqueue(command, command.kind !== 'quantity'),
  };
}

/** Writer of the cart's prescriptions; see `createPrescriptionWriter`. */
export type PrescriptionWriter = ReturnType<typeof createPrescriptionWriter>;
