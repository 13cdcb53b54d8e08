import { countOrders, createOrder, getOrder, listOrders } from '@formulary/rules/calls/orderCalls';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { useSWRConfig } from 'swr';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';

/** Places an order (spec 7.28). With the key of an earlier attempt, the server repeats its first answer. */
export function usePlaceOrder() {
  const { mutate } = useSWRConfig();
  return async (request: OrderRequest, idempotencyKey: string) => {
    const placed = await callApi(createOrder, { body: request }, { idempotencyKey });
    await Promise.all(
      [listOrders, countOrders].map(({ name }) => mutate(keys.isOf(name), undefined)),
    );
    // Caches the order from the answer, which saves a read.
    await mutate(keys.of(getOrder, { params: { id: placed.id } }), placed, { revalidate: false });
    return placed;
  };
}
