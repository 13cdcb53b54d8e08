import type { Profile } from '@formulary/rules/accounts/profile';
import { listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { CheckoutContext } from '@formulary/rules/checkout/checkoutDraft';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { useEffect } from 'react';
import { useRead } from '../../lib/http/useRead.ts';
import { useProfile } from '../accounts/useProfile.ts';
import { useCart } from '../carts/useCart.ts';
import { useCheckoutDraft } from './checkoutDraft.ts';
import { useReview } from './useReview.ts';

/** Data that the checkout needs to start. */
export interface CheckoutData {
  readonly lines: readonly CartLine[];
  readonly profile: Profile;
  readonly deliveryOptions: readonly DeliveryOption[];
}

/** Reads cart, profile and delivery options with their fees (spec 7.27); returns data once all three are loaded, and
 * the checkout is filled in from the last order if there is one. */
export function useCheckoutData(mode: Pick<CheckoutContext, 'isManual'>) {
  const cart = useCart();
  const profile = useProfile();
  const delivery = useRead(listDeliveryOptions, {});
  const { ownerId, belongTo } = useCheckoutDraft(mode);
  const userId = profile.data?.id;
  useEffect(() => {
    if (userId !== undefined) belongTo(userId);
  }, [belongTo, userId]);

  // Do not render another user's draft from this tab; it is dropped.
  const isOwn = userId !== undefined && ownerId === userId;
  const reads = [cart, profile, delivery];
  const data: CheckoutData | undefined =
    isOwn && cart.data && profile.data && delivery.data
      ? { lines: cart.data, profile: profile.data, deliveryOptions: delivery.data }
      : undefined;
  const isReviewing = useReview(mode, data);
  return {
    data: isReviewing ? undefined : data,
    isFailed: reads.some((read) => read.error !== undefined && read.data === undefined),
    isRetrying: reads.some(({ isValidating }) => isValidating),
    retry: () => void Promise.all(reads.map(({ mutate }) => mutate())),
  };
}
