import { listPaymentModes } from '@formulary/rules/calls/paymentCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the ways of paying that the shop offers; until they are known there is the transfer, which every shop takes. */
export function usePaymentModes() {
  const { data, error, isValidating, mutate } = useRead(
    listPaymentModes,
    {},
    { isBackground: true },
  );
  return {
    modes: data ?? (['bankTransfer'] as const),
    isFailed: error !== undefined && data === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
