import type { Patient } from '@formulary/rules/patients/patient';
import { useProfile } from '../accounts/useProfile.ts';
import { usePrescribeForStore } from './prescribeForStore.ts';
import { usePatient } from './usePatients.ts';

/**
 * Returns the patient for whom the next prescription is, once known to be the signed-in user's, with `begin` and
 * `stop`.
 */
export function usePrescribeFor() {
  const { ownerId, patientId, begin, stop } = usePrescribeForStore();
  const { data: profile, error, isValidating, mutate } = useProfile();
  const isOwn = profile !== undefined && ownerId === profile.id;
  const read = usePatient(isOwn ? (patientId ?? 0) : 0);
  const isOwnerUnknown = error !== undefined && !profile;
  return {
    patient: read.patient,
    isFailed: patientId !== undefined && (isOwnerUnknown || read.isFailed),
    isRetrying: isOwnerUnknown ? isValidating : read.isRetrying,
    retry: isOwnerUnknown ? () => void mutate() : read.retry,
    begin: (next: Pick<Patient, 'id'>) => {
      if (profile) begin(profile.id, next.id);
    },
    stop,
  };
}
