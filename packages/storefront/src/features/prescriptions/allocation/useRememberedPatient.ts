import { useEffect } from 'react';
import { usePrescribeFor } from '../../patients/usePrescribeFor.ts';
import type { NamedPatient } from './prescriptionCommand.ts';
import type { CheckoutPrescriptions, PrescriptionData } from './usePrescriptions.ts';

/**
 * Assigns the patient for whom the buyer shops to the next prescription without one, then forgets the patient. Returns
 * the patient, for a prescription that is about to be added, and how to forget them.
 */
export function useRememberedPatient(
  prescriptions: PrescriptionData['prescriptions'],
  writer: CheckoutPrescriptions['writer'],
): { readonly patient: NamedPatient | undefined; readonly forget: () => void } {
  const { patient, stop } = usePrescribeFor();
  const next = prescriptions.find(({ patientId }) => patientId === undefined)?.id;
  useEffect(() => {
    if (!patient || next === undefined) return;
    writer.change({ kind: 'patient', id: next, patient });
    stop();
  }, [patient, next, writer, stop]);
  return { patient, forget: stop };
}
