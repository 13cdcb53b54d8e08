import type { Call } from '@formulary/rules/calls/call';
import {
  addStockRequest,
  listStockRequests,
  removeStockRequest,
} from '@formulary/rules/calls/stockRequestCalls';
import type { StockRequest } from '@formulary/rules/stock/stockRequest';
import { useRef, useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../lib/http/http.ts';
import { useRead } from '../../lib/http/useRead.ts';
import { logProblem } from '@formulary/client/screen/logProblem';

type ChangeCall = Call<
  undefined,
  undefined,
  { readonly productId: number },
  readonly StockRequest[]
>;

/** Reads a buyer's stock requests, and adds or cancels one; ignores presses while one is pending. */
export function useStockRequests() {
  const { data: requests, error, isValidating, mutate } = useRead(listStockRequests, {});
  const isRunning = useRef(false);
  const [pendingId, setPendingId] = useState<number>();
  const [refusal, setRefusal] = useState<string>();

  /** Resolves with whether it succeeded. */
  const send = async (call: ChangeCall, productId: number): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPendingId(productId);
    setRefusal(undefined);
    try {
      await mutate(await callApi(call, { body: { productId } }), { revalidate: false });
      return true;
    } catch (failure) {
      logProblem('Who waits for stock was not changed', failure);
      if (!(failure instanceof ApiProblem)) throw failure;
      setRefusal(failure.message);
      return false;
    } finally {
      isRunning.current = false;
      setPendingId(undefined);
    }
  };
  return {
    requests,
    isFailed: error !== undefined && requests === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
    pendingId,
    refusal,
    ask: (productId: number) => send(addStockRequest, productId),
    cancel: (productId: number) => send(removeStockRequest, productId),
  };
}
