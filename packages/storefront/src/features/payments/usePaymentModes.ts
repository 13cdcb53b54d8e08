import { listPaymentModes } from '@formulary/rules/calls/paymentCalls';
import { useRead } from '../../lib/http/useRead.ts';

/** Reads the payment modes; bank transfer, which every shop accepts, until they load. */
export function usePaymentModes() {
  const { data, error, isValidating, mutate } = useRead(listPaymentModes, {});
  return {
    modes: data ?? (['bankTransfer'] as const),
    isAnswered: data !== undefined || error !== undefined,
    isFailed: error !== undefined && data === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
