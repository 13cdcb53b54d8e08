import { countOrders, createOrder, getOrder, listOrders } from '@formulary/rules/calls/orderCalls';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { useUpdateProfile } from '../accounts/useUpdateProfile.ts';
import { useCartWriter } from '../carts/CartWriterProvider.tsx';
import { type PlacedCheckout, placeCheckout, type CheckoutDependencies } from './placeCheckout.ts';

interface CheckoutToPlace extends Omit<PlacedCheckout, 'delivery' | 'paymentMode' | 'onProblem'> {
  readonly draft: CheckoutDependencies['draft'];
  readonly delivery: DeliveryOption | undefined;
  readonly onProblem: (problem: ApiProblem | undefined) => void;
}

/** Returns the action that places the order; it ignores clicks while one is pending. */
export function usePlaceOrder({ draft, delivery, ...placing }: CheckoutToPlace) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const { dismiss } = useToasts();
  const updateProfile = useUpdateProfile();
  const isRunning = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);

  /** Sends the order (spec 7.28). With the key of an earlier attempt, the server repeats its first answer. */
  const placeOrder = async (request: OrderRequest, idempotencyKey: string) => {
    const placed = await callApi(createOrder, { body: request }, { idempotencyKey });
    await Promise.all(
      [listOrders, countOrders].map(({ name }) => mutate(keys.isOf(name), undefined)),
    );
    // Caches the order from the answer, which saves a read.
    await mutate(keys.of(getOrder, { params: { id: placed.id } }), placed, { revalidate: false });
    return placed;
  };

  const submit = async () => {
    if (isRunning.current) return;
    const { checkout, onInvalid, onProblem } = placing;
    const { paymentMode } = checkout.draft;
    if (checkout.invalid) {
      onInvalid(checkout.invalid);
      return;
    }
    if (!delivery || !paymentMode) return;
    isRunning.current = true;
    setIsPlacing(true);
    onProblem(undefined);
    const tools = { draft, writer, mutate, placeOrder, updateProfile, navigate, dismiss };
    await placeCheckout({ ...placing, delivery, paymentMode }, tools).finally(() => {
      isRunning.current = false;
      setIsPlacing(false);
    });
  };
  return { isPlacing, placeOrder: () => void submit() };
}
