import { PrescribingFor } from '@formulary/ui/pieces/patients/PrescribingFor';
import { usePrescribeFor } from './usePrescribeFor.ts';

/** Shows in the shop whom the next prescription is for, or that this failed to load, with a Stop button. */
export function PrescribingForBar() {
  const { patient, isFailed, isRetrying, retry, stop } = usePrescribeFor();
  if (!patient && !isFailed) return null;
  return <PrescribingFor patient={patient} isRetrying={isRetrying} onRetry={retry} onStop={stop} />;
}
