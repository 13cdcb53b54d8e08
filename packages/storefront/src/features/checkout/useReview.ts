import type { Profile } from '@formulary/rules/accounts/profile';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { CheckoutContext } from '@formulary/rules/checkout/checkoutDraft';
import { reviewOf } from '@formulary/rules/checkout/reviewOf';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { useEffect } from 'react';
import { billingOf } from '../accounts/billingOf.ts';
import { usePaymentModes } from '../payments/usePaymentModes.ts';
import { useCheckoutDraft } from './checkoutDraft.ts';
import { useLastOrder } from './useLastOrder.ts';

interface ReviewedCheckout extends Pick<CheckoutContext, 'isManual'> {
  readonly lines: readonly CartLine[];
  readonly profile: Profile;
  readonly deliveryOptions: readonly DeliveryOption[];
}

/**
 * Fills in a checkout that nobody has begun from the buyer's last order, once. Returns whether the checkout has to wait
 * for it.
 */
export function useReview(
  mode: Pick<CheckoutContext, 'isManual'>,
  data: Omit<ReviewedCheckout, 'isManual'> | undefined,
): boolean {
  const { draft, typed, review, beginReview } = useCheckoutDraft(mode);
  const hasBegun = [draft, typed].some((each) => Object.keys(each).length > 0);
  // An empty cart has nothing to check the order against.
  const isEmpty = !mode.isManual && data?.lines.length === 0;
  const isWanted = review === undefined && !hasBegun && !isEmpty;
  const { order, isPending } = useLastOrder(isWanted);
  const payment = usePaymentModes();
  const isKnown = !isPending && (order === undefined || payment.isAnswered);
  const isDue = isWanted && isKnown && data !== undefined;
  useEffect(() => {
    if (!isDue) return;
    const { lines, profile, deliveryOptions } = data;
    beginReview(
      order &&
        reviewOf(order, {
          context: { hasPrescriptionLines: false, isManual: mode.isManual },
          lines: mode.isManual ? [] : lines,
          billing: billingOf(profile),
          deliveryOptions,
          isCardOffered: payment.modes.includes('card'),
        }),
    );
  });
  return isWanted;
}
