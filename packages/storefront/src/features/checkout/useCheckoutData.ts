import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Profile } from '@formulary/rules/accounts/profile';
import { useEffect } from 'react';
import { useProfile } from '../accounts/useProfile.ts';
import { useCart } from '../carts/useCart.ts';
import { useDeliveryOptions } from './useDeliveryOptions.ts';
import { useDraft } from './CheckoutDraftContext.ts';

/** What the checkout needs before it can begin. */
export interface CheckoutData {
  readonly lines: readonly CartLine[];
  readonly profile: Profile;
  readonly deliveryOptions: readonly DeliveryOption[];
}

/** Reads cart, profile and delivery options; the checkout begins when it has all three. */
export function useCheckoutData() {
  const cart = useCart();
  const profile = useProfile();
  const delivery = useDeliveryOptions();
  const { ownerId, belongTo } = useDraft();
  const userId = profile.data?.id;
  useEffect(() => {
    if (userId !== undefined) belongTo(userId);
  }, [belongTo, userId]);

  // What another user left in this tab is dropped before anything of it is drawn.
  const isOwn = userId !== undefined && ownerId === userId;
  const reads = [cart, profile, delivery];
  const data: CheckoutData | undefined =
    isOwn && cart.data && profile.data && delivery.data
      ? { lines: cart.data, profile: profile.data, deliveryOptions: delivery.data }
      : undefined;
  return {
    data,
    isFailed: reads.some((read) => read.error !== undefined && read.data === undefined),
    isRetrying: reads.some(({ isValidating }) => isValidating),
    retry: () => void Promise.all(reads.map(({ mutate }) => mutate())),
  };
}
