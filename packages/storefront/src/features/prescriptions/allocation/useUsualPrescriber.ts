import { listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { usualPrescriber } from '@formulary/rules/checkout/usualPrescriber';
import { useEffect, useRef } from 'react';
import { useRead } from '../../../lib/http/useRead.ts';
import type { CheckoutPrescriptions, PrescriptionData } from './usePrescriptions.ts';

const NEWEST = { body: { query: {}, page: { limit: 1, skip: 0 } } };

/**
 * Chooses the usual prescriber of a practitioner who has not chosen one, once; a refusal is not retried (spec 5.22).
 */
export function useUsualPrescriber(
  { prescriptions, prescribers, isPrescriber }: PrescriptionData,
  writer: CheckoutPrescriptions['writer'],
): void {
  const isUnchosen =
    !isPrescriber && prescriptions.length > 0 && prescriptions[0]?.prescriber === undefined;
  const isOfferedOnce = useRef(false);
  const last = useRead(listPrescriptions, isUnchosen && prescribers.length > 1 ? NEWEST : null);
  const usual = usualPrescriber(prescribers, last.data?.[0]?.prescriberId);
  useEffect(() => {
    if (!usual || !isUnchosen || isOfferedOnce.current) return;
    isOfferedOnce.current = true;
    writer.change({ kind: 'prescriber', prescriber: usual });
  }, [usual, isUnchosen, writer]);
}
