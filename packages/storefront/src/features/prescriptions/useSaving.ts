import { useEffect, useState } from 'react';
import type { PrescriptionWriter } from './createPrescriptionWriter.ts';

/** How many changes of the prescriptions are on their way. */
export function useSaving(writer: PrescriptionWriter) {
  const [pending, setPending] = useState(0);
  useEffect(() => writer.watch(setPending), [writer]);
  return pending > 0;
}
