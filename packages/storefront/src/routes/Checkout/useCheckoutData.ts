import { useProfile } from '../../api/account/useProfile.ts';
import { useCart } from '../../api/carts/useCart.ts';
import { useDeliveryOptions } from '../../api/orders/useDeliveryOptions.ts';

/** What the checkout needs before it can begin: cart, profile and delivery options. */
export function useCheckoutData() {
  const cart = useCart();
  const profile = useProfile();
  const delivery = useDeliveryOptions();
  const reads = [cart, profile, delivery];
  const isReady = cart.data && profile.data && delivery.data;
  return {
    data: isReady && { lines: cart.data, profile: profile.data, deliveryOptions: delivery.data },
    isFailed: reads.some(({ data, error }) => error !== undefined && data === undefined),
    isRetrying: reads.some(({ isValidating }) => isValidating),
    retry: () => void Promise.all(reads.map(({ mutate }) => mutate())),
  };
}
