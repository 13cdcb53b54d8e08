import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { notices } from '@formulary/rules/problems/notices';
import { CheckoutSkeleton } from '@formulary/ui/pieces/checkout/CheckoutSkeleton';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../lib/screen/useHeadingFocus.ts';
import { loadPatientPicker } from '../prescriptions/loadPatientPicker.ts';
import { checkoutBreadcrumbs, CheckoutView } from './CheckoutView.tsx';
import { noPrescriptions } from './orderedPrescriptions.ts';
import { placedOrderIn } from './placedOrder.ts';
import { OrderPlacedScreen } from './OrderPlacedScreen.tsx';
import { type CheckoutProps, useCheckout } from './useCheckout.ts';
import { useCheckoutData } from './useCheckoutData.ts';

/** Lazy: only prescribers write manual prescriptions. */
const loadManualCheckout = async () =>
  (await loadLazily(() => import('./ManualCheckout.tsx'))).ManualCheckout;

/** Lazy: prescriptions need their own cards, limits and calls. */
const loadPrescribedCheckout = async () => {
  // Loads in parallel with the checkout; on failure the picker's field shows it.
  loadPatientPicker().catch(logLoadFailure);
  return (await loadLazily(() => import('./PrescribedCheckout.tsx'))).PrescribedCheckout;
};

const loadEmpty = async () =>
  (await loadLazily(() => import('@formulary/ui/pieces/carts/CartEmpty'))).CartEmpty;

/** Shows the checkout of the cart, or with `manual=true` of a manual prescription (spec 2.14, 6.3). */
export function Checkout() {
  const [params] = useSearchParams();
  const isManual = params.get('manual') === 'true';
  // Each mode has its own draft: switching remounts.
  return <CheckoutScreen key={isManual ? 'manual' : 'cart'} isManual={isManual} />;
}

/** Shows a checkout in any state: the order just placed, an empty cart, or the sections (spec 4.8). */
function CheckoutScreen({ isManual }: { readonly isManual: boolean }) {
  const placed = placedOrderIn(useLocation().state);
  useHeadingFocus(placed ? 'placed' : 'checkout');
  const { data, isFailed, isRetrying, retry } = useCheckoutData({ isManual });
  const [problem, setProblem] = useState<ApiProblem>();
  const refusal = { problem, onProblem: setProblem };
  if (placed) return <OrderPlacedScreen placed={placed} />;
  if (data && isManual && !can(roleOf(data.profile), 'writeManualPrescriptions'))
    return <ToCartCheckout />;
  if (data && isManual)
    return (
      <LazyLoad
        load={loadManualCheckout}
        what="the manual prescription"
        placeholder={<CheckoutSkeleton />}
        onFailed={logLoadFailure}
      >
        {(ManualCheckout) => <ManualCheckout {...data} {...refusal} />}
      </LazyLoad>
    );
  if (data && data.lines.length > 0) return <CartCheckout {...data} {...refusal} />;
  return (
    <Screen
      title="Checkout"
      heading="Checkout"
      breadcrumbs={checkoutBreadcrumbs[isManual ? 'manual' : 'cart']}
    >
      {data?.lines.length === 0 && (
        <LazyLoad load={loadEmpty} what="the page of an empty cart" onFailed={logLoadFailure}>
          {(CartEmpty) => (
            <CartEmpty continueHref={paths.categories()} quickOrderHref={paths.quickOrder} />
          )}
        </LazyLoad>
      )}
      {!data && isFailed && (
        <LoadFailed what="your checkout" isRetrying={isRetrying} onRetry={retry} />
      )}
      {!data && !isFailed && <CheckoutSkeleton />}
    </Screen>
  );
}

/** Redirects users who cannot prescribe from the manual prescription to the cart's checkout, with a notice. */
function ToCartCheckout() {
  const { notify } = useToasts();
  useEffect(() => {
    notify({ id: 'checkout', tone: 'info', message: notices.manualForPrescribers });
  }, [notify]);
  return <Navigate to={paths.checkout} replace />;
}

/** Shows the checkout of the cart, with its prescriptions if it holds prescription items. */
function CartCheckout(props: CheckoutProps) {
  const isPrescribed = props.lines.some(({ isPrescription }) => isPrescription);
  // Keeps the prescribed checkout once shown, so that removing a line does not remount the screen.
  const [wasPrescribed, setWasPrescribed] = useState(isPrescribed);
  if (isPrescribed && !wasPrescribed) setWasPrescribed(true);
  if (!isPrescribed && !wasPrescribed) return <UnprescribedCheckout {...props} />;
  return (
    <LazyLoad
      load={loadPrescribedCheckout}
      what="the prescriptions of your cart"
      placeholder={<CheckoutSkeleton />}
      onFailed={logLoadFailure}
    >
      {(PrescribedCheckout) => <PrescribedCheckout {...props} />}
    </LazyLoad>
  );
}

/** Shows the checkout of a cart without prescription items. */
function UnprescribedCheckout(props: CheckoutProps) {
  return <CheckoutView checkout={useCheckout(props, noPrescriptions)} />;
}
