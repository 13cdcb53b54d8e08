import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { CheckoutSkeleton } from '@formulary/ui/pieces/checkout/CheckoutSkeleton';
import { OrderPlaced } from '@formulary/ui/pieces/checkout/OrderPlaced';
import { LazyPart } from '@formulary/ui/primitives/LazyPart';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { loadPart } from '@formulary/ui/primitives/loadPart';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { useOrder } from '../orders/useOrder.ts';
import { logMissingPart } from '../../lib/screen/logMissingPart.ts';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../lib/screen/useHeadingFocus.ts';
import { CartDesk } from './CartDesk.tsx';
import { manualDraft, cartDraft } from './checkoutDraft.ts';
import { CheckoutDraftContext } from './CheckoutDraftContext.ts';
import { NotForYou } from './NotForYou.tsx';
import { placedOrderIn } from './placedOrder.ts';
import { useCheckoutData } from './useCheckoutData.ts';

const shop = { label: 'Shop', href: paths.categories() };
const ofCart = [
  shop,
  { label: 'Cart', href: paths.cart },
  { label: 'Checkout', href: paths.checkout },
];
const ofManual = [shop, { label: 'Manual Prescription', href: paths.manualPrescription }];

/** Lazy: only prescribers write manual prescriptions. */
const loadManualDesk = async () => (await loadPart(() => import('./ManualDesk.tsx'))).ManualDesk;

const loadEmpty = async () =>
  (await loadPart(() => import('@formulary/ui/pieces/carts/CartEmpty'))).CartEmpty;

/** Shows the checkout of the cart, or with `manual=true` of a manual prescription (spec 2.14, 6.3). */
export function Checkout() {
  const [params] = useSearchParams();
  const isManual = params.get('manual') === 'true';
  return (
    // Each mode has its own draft: switching remounts.
    <CheckoutDraftContext
      key={isManual ? 'manual' : 'cart'}
      value={isManual ? manualDraft : cartDraft}
    >
      <CheckoutInMode isManual={isManual} />
    </CheckoutDraftContext>
  );
}

/** Shows a checkout in any state: the order just placed, an empty cart, or the sections (spec 4.8). */
function CheckoutInMode({ isManual }: { readonly isManual: boolean }) {
  const placed = placedOrderIn(useLocation().state);
  useHeadingFocus(placed ? 'placed' : 'checkout');
  const { data: order, error, isValidating, mutate } = useOrder(placed?.id);
  const { data, isFailed, isRetrying, retry } = useCheckoutData();
  const [problem, setProblem] = useState<ApiProblem>();
  const refusal = { problem, onProblem: setProblem };
  if (placed)
    return (
      <Screen title="Order placed">
        <OrderPlaced
          orderNumber={placed.number}
          order={order}
          signer={placed.signer}
          signHref={paths.prescriptions({ orderId: placed.id, status: 'unsigned' })}
          orderHref={paths.order(placed.id)}
          continueHref={paths.categories()}
        >
          {error && !order && (
            <LoadFailed
              what="what you pay and how"
              isRetrying={isValidating}
              onRetry={() => void mutate()}
            />
          )}
        </OrderPlaced>
      </Screen>
    );
  if (data && isManual && !can(roleOf(data.profile), 'writeManualPrescriptions'))
    return <NotForYou />;
  if (data && isManual)
    return (
      <LazyPart
        load={loadManualDesk}
        what="the manual prescription"
        waiting={<CheckoutSkeleton />}
        onFailed={logMissingPart}
      >
        {(ManualDesk) => <ManualDesk {...data} {...refusal} breadcrumbs={ofManual} />}
      </LazyPart>
    );
  if (data && data.lines.length > 0)
    return <CartDesk {...data} {...refusal} breadcrumbs={ofCart} />;
  return (
    <Screen title="Checkout" heading="Checkout" breadcrumbs={isManual ? ofManual : ofCart}>
      {data?.lines.length === 0 && (
        <LazyPart load={loadEmpty} what="the page of an empty cart" onFailed={logMissingPart}>
          {(CartEmpty) => (
            <CartEmpty continueHref={paths.categories()} quickOrderHref={paths.quickOrder} />
          )}
        </LazyPart>
      )}
      {!data && isFailed && (
        <LoadFailed what="your checkout" isRetrying={isRetrying} onRetry={retry} />
      )}
      {!data && !isFailed && <CheckoutSkeleton />}
    </Screen>
  );
}
