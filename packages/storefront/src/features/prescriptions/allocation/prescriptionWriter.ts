import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { listPreOrderPrescriptions } from '@formulary/rules/calls/preOrderCalls';
import { useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { createWriter, type WriterOptions } from '../../../lib/changes/createWriter.ts';
import { applyPrescriptionCommand, type PrescriptionCommand } from './prescriptionCommand.ts';
import { keys } from '../../../lib/http/keys.ts';
import { sendPrescriptionCommand } from './sendPrescriptionCommand.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

/** Collapses rapid steps of one quantity into one call, and also successive choices of a patient or prescriber. */
function replaces(command: PrescriptionCommand, queued: PrescriptionCommand): boolean {
  if (command.kind === 'quantity' && queued.kind === 'quantity')
    return command.id === queued.id && command.productId === queued.productId;
  if (command.kind === 'patient' && queued.kind === 'patient') return command.id === queued.id;
  return command.kind === 'prescriber' && queued.kind === 'prescriber';
}

/** Creates the optimistic writer of the cart's prescriptions; rolls back what the server refuses. */
function createPrescriptionWriter(
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

/** Writer of the cart's prescriptions; see `createPrescriptionWriter`. */
export type PrescriptionWriter = ReturnType<typeof createPrescriptionWriter>;

/** Creates the prescription writer of a checkout, on top of SWR's cache; leaving sends pending changes. */
export function usePrescriptionWriter() {
  const { cache, mutate } = useSWRConfig();
  const [writer] = useState(() => {
    const key = keys.of(listPreOrderPrescriptions, {});
    return createPrescriptionWriter({
      current: () => cache.get(unstable_serialize(key))?.data as Prescriptions | undefined,
      show: (prescriptions) => void mutate(key, prescriptions, { revalidate: false }),
      refresh: () => void mutate(key),
      send: sendPrescriptionCommand,
    });
  });
  useEffect(() => {
    const sendNow = () => void writer.settle();
    globalThis.addEventListener('pagehide', sendNow);
    return () => {
      globalThis.removeEventListener('pagehide', sendNow);
      sendNow();
    };
  }, [writer]);
  return writer;
}

/** Returns whether prescription changes are pending. */
export function useIsSaving(writer: PrescriptionWriter) {
  const [pending, setPending] = useState(0);
  useEffect(() => writer.watch(setPending), [writer]);
  return pending > 0;
}
