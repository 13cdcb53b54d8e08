import { listPaymentModes } from '@formulary/rules/calls/paymentCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** The ways of paying that the shop offers; until they are known there is the transfer, which every shop takes. */
export function usePaymentModes() {
  const { data = ['bankTransfer'] as const } = useRead(
    listPaymentModes,
    {},
    { isBackground: true },
  );
  return data;
}
