import { useEffect, useState } from 'react';
import type { PrescriptionWriter } from './createPrescriptionWriter.ts';

/** Returns whether prescription changes are pending. */
export function useSaving(writer: PrescriptionWriter) {
  const [pending, setPending] = useState(0);
  useEffect(() => writer.watch(setPending), [writer]);
  return pending > 0;
}
