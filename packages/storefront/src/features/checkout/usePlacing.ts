import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { useUpdateProfile } from '../accounts/useUpdateProfile.ts';
import { useCartWriter } from '../carts/CartWriterContext.ts';
import { useDraft } from './CheckoutDraftContext.ts';
import { type PlacedCheckout, placeCheckout } from './placeCheckout.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

const CONFLICT = 409;

interface Placing extends Omit<PlacedCheckout, 'delivery' | 'paymentMode' | 'onProblem'> {
  readonly delivery: DeliveryOption | undefined;
  /** Why the order was refused, while shown. */
  readonly problem: ApiProblem | undefined;
  readonly onProblem: (problem: ApiProblem | undefined) => void;
}

/** Places the order; ignores clicks while one is pending. */
export function usePlacing({ delivery, problem, onProblem, ...placing }: Placing) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const { dismiss } = useToasts();
  const placeOrder = usePlaceOrder();
  const updateProfile = useUpdateProfile();
  const draft = useDraft();
  const isUnderWay = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);

  const place = async () => {
    if (isUnderWay.current) return;
    const { checkout, onInvalid } = placing;
    const { paymentMode } = checkout.draft;
    if (checkout.invalid) {
      onInvalid(checkout.invalid);
      return;
    }
    if (!delivery || !paymentMode) return;
    isUnderWay.current = true;
    setIsPlacing(true);
    onProblem(undefined);
    const placed = { ...placing, delivery, paymentMode, onProblem };
    const means = { draft, writer, mutate, placeOrder, updateProfile, navigate, dismiss };
    await placeCheckout(placed, means).finally(() => {
      isUnderWay.current = false;
      setIsPlacing(false);
    });
  };

  const changes = problem?.status === CONFLICT ? problem : undefined;
  return {
    isPlacing,
    place: () => void place(),
    changes,
    /** Problem shown on its own page: anything but a conflict. */
    failure: changes ? undefined : problem,
    dismiss: () => onProblem(undefined),
  };
}
