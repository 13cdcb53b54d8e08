import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { createWriter, type WriterOptions } from '../../../lib/changes/createWriter.ts';
import { applyPrescriptionCommand, type PrescriptionCommand } from './prescriptionCommand.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** Writer of the cart's prescriptions; see `createPrescriptionWriter`. */
export type PrescriptionWriter = ReturnType<typeof createPrescriptionWriter>;

/** Collapses rapid steps of one quantity into one call, and also successive choices of a patient or prescriber. */
function replaces(command: PrescriptionCommand, queued: PrescriptionCommand): boolean {
  if (command.kind === 'quantity' && queued.kind === 'quantity')
    return command.id === queued.id && command.productId === queued.productId;
  if (command.kind === 'patient' && queued.kind === 'patient') return command.id === queued.id;
  return command.kind === 'prescriber' && queued.kind === 'prescriber';
}

/** Creates the optimistic writer of the cart's prescriptions; rolls back what the server refuses. */
export function createPrescriptionWriter(
  options: Omit<WriterOptions<Prescriptions, PrescriptionCommand>, 'apply' | 'replaces'>,
) {
  const { enqueue, ...writer } = createWriter<Prescriptions, PrescriptionCommand>({
    ...options,
    apply: applyPrescriptionCommand,
    replaces,
  });
  return {
    ...writer,
    /** Only quantity steps are delayed, to collapse them. */
    change: (command: PrescriptionCommand) => enqueue(command, command.kind !== 'quantity'),
  };
}
