import { useEffect } from 'react';
import { usePrescribeFor } from '../patients/usePrescribeFor.ts';
import type { CheckoutPrescriptions, PrescriptionData } from './usePrescriptions.ts';

/** The patient for whom the buyer began to shop gets the next prescription that has none, and is remembered no longer. */
export function useRememberedPatient(
  prescriptions: PrescriptionData['prescriptions'],
  writer: CheckoutPrescriptions['writer'],
): void {
  const { patient, stop } = usePrescribeFor();
  const next = prescriptions.find(({ patientId }) => patientId === undefined)?.id;
  useEffect(() => {
    if (!patient || next === undefined) return;
    writer.change({ kind: 'patient', id: next, patient });
    stop();
  }, [patient, next, writer, stop]);
}
