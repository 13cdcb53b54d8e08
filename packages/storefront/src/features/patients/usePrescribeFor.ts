import type { ListedPatient } from '@formulary/rules/patients/patient';
import { useProfile } from '../accounts/useProfile.ts';
import { usePrescribeForStore } from './prescribeForStore.ts';
import { usePatients } from './usePatients.ts';

/** The patient whom the next prescription is for, once it is certain that they are the signed-in user's, and how that begins and ends. */
export function usePrescribeFor() {
  const { ownerId, patientId, begin, stop } = usePrescribeForStore();
  const { data: profile } = useProfile();
  const { data: patients = [] } = usePatients();
  const isOwn = profile !== undefined && ownerId === profile.id;
  const patient: ListedPatient | undefined = isOwn
    ? patients.find(({ id }) => id === patientId)
    : undefined;
  return {
    patient,
    begin: (next: Pick<ListedPatient, 'id'>) => {
      if (profile) begin(profile.id, next.id);
    },
    stop,
  };
}
