import { isHeldBack } from '@formulary/rules/checkout/isHeldBack';
import { CartEmpty } from '@formulary/ui/pieces/carts/CartEmpty';
import { CheckoutSkeleton } from '@formulary/ui/pieces/checkout/CheckoutSkeleton';
import { CheckoutUnavailable } from '@formulary/ui/pieces/checkout/CheckoutUnavailable';
import { OrderPlaced } from '@formulary/ui/pieces/checkout/OrderPlaced';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { useLocation } from 'react-router';
import { useOrder } from '../orders/useOrder.ts';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../lib/screen/useHeadingFocus.ts';
import { CheckoutDesk } from './CheckoutDesk.tsx';
import { placedOrderIn } from './placedOrder.ts';
import { useCheckoutData } from './useCheckoutData.ts';

const breadcrumbs = [
  { label: 'Shop', href: paths.categories() },
  { label: 'Cart', href: paths.cart },
  { label: 'Checkout', href: paths.checkout },
];

/** Checkout in every state: the order that was just placed, nothing to order, something that cannot be ordered yet, or the steps to it (spec 2.14, 4.8). */
export function Checkout() {
  const placed = placedOrderIn(useLocation().state);
  useHeadingFocus(placed ? 'placed' : 'checkout');
  const { data: order } = useOrder(placed?.id);
  const { data, isFailed, isRetrying, retry } = useCheckoutData();
  if (placed)
    return (
      <Screen title="Order placed">
        <OrderPlaced
          orderNumber={placed.number}
          order={order}
          orderHref={paths.order(placed.id)}
          continueHref={paths.categories()}
        />
      </Screen>
    );
  const isHeld = data?.lines.some(isHeldBack) === true;
  if (data && data.lines.length > 0 && !isHeld)
    return <CheckoutDesk {...data} breadcrumbs={breadcrumbs} />;
  return (
    <Screen title="Checkout" heading="Checkout" breadcrumbs={breadcrumbs}>
      {isHeld && <CheckoutUnavailable cartHref={paths.cart} />}
      {data?.lines.length === 0 && <CartEmpty continueHref={paths.categories()} />}
      {!data && isFailed && (
        <LoadFailed what="your checkout" isRetrying={isRetrying} onRetry={retry} />
      )}
      {!data && !isFailed && <CheckoutSkeleton />}
    </Screen>
  );
}
