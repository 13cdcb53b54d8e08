import { listPreOrderPrescriptions } from '@formulary/rules/calls/preOrderCalls';
import { useEffect } from 'react';
import { callApi } from '../../lib/http/http.ts';
import { useRead } from '../../lib/http/useRead.ts';
import { useCartWriter } from '../carts/CartWriterProvider.tsx';
import { useReportedFailure } from './useReportedFailure.ts';
import type { PrescriptionWriter } from './createPrescriptionWriter.ts';

/**
 * Reads the cart's prescriptions with pending changes applied; reads them again when the cart has changed (spec 7.53).
 */
export function usePreOrder(writer: PrescriptionWriter, isWanted: boolean) {
  const cartWriter = useCartWriter();
  const read = useRead(listPreOrderPrescriptions, isWanted ? {} : null, {
    isBackground: true,
    read: async (isBackground) => {
      const begun = writer.beginReading();
      const prescriptions = await callApi(listPreOrderPrescriptions, {}, { isBackground });
      return writer.read(prescriptions, begun);
    },
  });
  useReportedFailure('listPreOrderPrescriptions', read.error);
  const { mutate } = read;
  useEffect(
    () =>
      cartWriter?.listen(({ kind }) => {
        if (kind === 'done') void mutate();
      }),
    [cartWriter, mutate],
  );
  return read;
}
