import { countOrders, createOrder, getOrder, listOrders } from '@formulary/rules/calls/orderCalls';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { useSWRConfig } from 'swr';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';

/** Places an order (spec 7.28). The key is made once per attempt: sending it again gives the first answer again. */
export function usePlaceOrder() {
  const { mutate } = useSWRConfig();
  return async (request: OrderRequest, idempotencyKey: string) => {
    const placed = await callApi(createOrder, { body: request }, { idempotencyKey });
    await Promise.all(
      [listOrders, countOrders].map(({ name }) => mutate(keys.isOf(name), undefined)),
    );
    // What the answer says of the order needs no second question.
    await mutate(keys.of(getOrder, { params: { id: placed.id } }), placed, { revalidate: false });
    return placed;
  };
}
