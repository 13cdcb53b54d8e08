import { PrescribingFor } from '@formulary/ui/pieces/patients/PrescribingFor';
import { usePrescribeFor } from './usePrescribeFor.ts';

/** Says in the shop whom the next prescription is for, and lets go of them. */
export function PrescribingForBar() {
  const { patient, stop } = usePrescribeFor();
  return patient ? <PrescribingFor patient={patient} onStop={stop} /> : null;
}
