import type { Call } from '@formulary/rules/calls/call';
import {
  addStockRequest,
  listStockRequests,
  removeStockRequest,
} from '@formulary/rules/calls/stockRequestCalls';
import type { StockRequest } from '@formulary/rules/stock/stockRequest';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { useRead } from '../../../lib/http/useRead.ts';
import { logProblem } from '../../../lib/screen/logProblem.ts';

type ChangeCall = Call<
  undefined,
  undefined,
  { readonly productId: number },
  readonly StockRequest[]
>;

/** Whether the buyer waits for a product, once that is known, and how to ask and to ask no longer; pressed twice it is sent once. */
export function useStockRequest(productId: number) {
  const { data: requests, mutate } = useRead(listStockRequests, {}, { isBackground: true });
  const isUnderWay = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const send = async (call: ChangeCall) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPending(true);
    setRefusal(undefined);
    try {
      await mutate(await callApi(call, { body: { productId } }), { revalidate: false });
    } catch (failure) {
      logProblem('Who waits for stock was not changed', failure);
      if (!(failure instanceof ApiProblem)) throw failure;
      setRefusal(failure.message);
    } finally {
      isUnderWay.current = false;
      setIsPending(false);
    }
  };
  return {
    isAsked: requests?.some((request) => request.productId === productId),
    isPending,
    refusal,
    ask: () => void send(addStockRequest),
    cancel: () => void send(removeStockRequest),
  };
}
