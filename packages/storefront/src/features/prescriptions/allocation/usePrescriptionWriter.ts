import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { listPreOrderPrescriptions } from '@formulary/rules/calls/preOrderCalls';
import { useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { keys } from '../../../lib/http/keys.ts';
import { createPrescriptionWriter, type PrescriptionWriter } from './createPrescriptionWriter.ts';
import { sendPrescriptionCommand } from './sendPrescriptionCommand.ts';

type Prescriptions = readonly PreOrderPrescriptionAnswer[];

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
