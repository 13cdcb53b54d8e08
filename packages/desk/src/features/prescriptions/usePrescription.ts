import { isReadOf } from '@formulary/client/reads/isReadOf';
import {
  getDeskPrescription,
  getDeskPrescriptionTimeline,
  listDeskPrescriptions,
} from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import { useSWRConfig } from 'swr';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

/** Reads a prescription, checked now, and what happened to it; nothing without an id. */
export function usePrescription(id: number | undefined) {
  const input = id === undefined ? null : { params: { id } };
  const prescription = useDeskRead(getDeskPrescription, input, { keepPrevious: true });
  const timeline = useDeskRead(getDeskPrescriptionTimeline, input, { keepPrevious: true });
  return { prescription, timeline };
}

/** Returns the function that reads prescriptions and their lists again after a change. */
export function useReloadPrescriptions(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    const names = [getDeskPrescription, getDeskPrescriptionTimeline, listDeskPrescriptions];
    await Promise.all(names.map(({ name }) => mutate(isReadOf(name))));
  };
}
