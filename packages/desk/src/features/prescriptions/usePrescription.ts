import { isReadOf } from '@formulary/client/reads/isReadOf';
import {
  getDeskPrescription,
  getDeskPrescriptionTimeline,
  listDeskPrescriptions,
} from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import { useSWRConfig } from 'swr';
import { useRecord } from '../../lib/record/useRecord.ts';

/** Reads a prescription, checked now, and what happened to it; nothing without an id. */
export function usePrescription(id: number | undefined) {
  return {
    prescription: useRecord(getDeskPrescription, id),
    timeline: useRecord(getDeskPrescriptionTimeline, id),
  };
}

/** Returns the function that reads prescriptions and their lists again after a change. */
export function useReloadPrescriptions(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    const names = [getDeskPrescription, getDeskPrescriptionTimeline, listDeskPrescriptions];
    await Promise.all(names.map(({ name }) => mutate(isReadOf(name))));
  };
}
