import { PrescribingFor } from '@formulary/ui/pieces/patients/PrescribingFor';
import { usePrescribeFor } from './usePrescribeFor.ts';

/** Says in the shop whom the next prescription is for, or that this could not be loaded, and lets go of them. */
export function PrescribingForBar() {
  const { patient, isFailed, isRetrying, retry, stop } = usePrescribeFor();
  if (!patient && !isFailed) return null;
  return <PrescribingFor patient={patient} isRetrying={isRetrying} onRetry={retry} onStop={stop} />;
}
