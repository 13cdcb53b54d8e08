import { placeOrderBlockers } from '@formulary/rules/checkout/placeOrderBlockers';
import { FormDraftProvider } from '@formulary/ui/forms/FormDraftProvider';
import { ChangedNotice } from '@formulary/ui/pieces/checkout/ChangedNotice';
import { CheckoutLayout } from '@formulary/ui/pieces/checkout/CheckoutLayout';
import { CheckoutSections } from '@formulary/ui/pieces/checkout/CheckoutSections';
import { OrderFailed } from '@formulary/ui/pieces/checkout/OrderFailed';
import { OrderSummary } from '@formulary/ui/pieces/checkout/OrderSummary';
import { PlaceOrder } from '@formulary/ui/pieces/checkout/PlaceOrder';
import { TermsCheckbox } from '@formulary/ui/pieces/checkout/TermsCheckbox';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { billingOf } from '../accounts/billingOf.ts';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../lib/screen/useHeadingFocus.ts';
import { usePaymentModes } from '../payments/usePaymentModes.ts';
import { useDraft } from './CheckoutDraftContext.ts';
import { useStockWarning } from '../carts/useStockWarning.ts';
import type { CheckoutPart } from './CheckoutPart.ts';
import type { DeskProps } from './DeskProps.ts';
import { useCheckoutForms } from './useCheckoutForms.tsx';
import { useCheckoutSections } from './useCheckoutSections.ts';
import { useCorrection } from './useCorrection.ts';
import { usePlacing } from './usePlacing.ts';
import { useWholeCheckout } from './useWholeCheckout.ts';

interface CheckoutDeskProps extends DeskProps {
  /** Prescription part of the order. */
  readonly part: CheckoutPart;
}

/**
 * Shows the sections, the summary and Place Order (spec 2.14). Input survives a refusal, a reload and an expired
 * session.
 */
export function CheckoutDesk({
  lines,
  profile,
  deliveryOptions,
  part,
  breadcrumbs,
  problem,
  onProblem,
}: CheckoutDeskProps) {
  const { typed, keepTyped, areTermsAccepted, acceptTerms } = useDraft();
  const { context, manual, refusals } = part;
  const checkout = useWholeCheckout(billingOf(profile), context, part.isComplete);
  const { draft, openSection, open, complete } = useCheckoutSections(checkout.draft, context);
  const payment = usePaymentModes();
  const isCardOffered = payment.modes.includes('card');
  const { forms } = useCheckoutForms({
    lines,
    profile,
    deliveryOptions,
    draft,
    billing: checkout.billing,
    isCardOffered,
    paymentNotice: payment.isFailed && (
      <LoadFailed what="the ways to pay" isRetrying={payment.isRetrying} onRetry={payment.retry} />
    ),
    isManual: context.isManual,
    complete,
  });
  const correction = useCorrection(checkout, open);
  const delivery = deliveryOptions.find(({ id }) => id === checkout.draft.deliveryOptionId);
  const placing = {
    lines,
    delivery,
    checkout,
    part,
    problem,
    onProblem,
    onInvalid: correction.ask,
  };
  const { isPlacing, place, changes, failure, dismiss } = usePlacing(placing);
  const isPrescribed = context.hasPrescriptionLines || context.isManual;
  const title = context.isManual ? 'Manual Prescription' : 'Checkout';
  const blockers = placeOrderBlockers({
    draft: checkout.draft,
    lines,
    areTermsAccepted,
    isCardOffered,
    delivery,
    ...(isPrescribed ? { prescriptions: { isManual: context.isManual, refusals } } : {}),
  });
  useStockWarning(lines);
  useHeadingFocus(failure ? 'failed' : 'checkout');

  if (failure)
    return (
      <Screen title="Oops!">
        <OrderFailed message={failure.message} cartHref={paths.cart} onBack={dismiss} />
      </Screen>
    );
  return (
    <Screen title={title} heading={title} breadcrumbs={breadcrumbs}>
      {changes && <ChangedNotice message={changes.message} changes={changes.errors} />}
      <CheckoutLayout
        aside={
          <OrderSummary lines={lines} delivery={delivery} {...(manual ? { manual } : {})}>
            <TermsCheckbox
              isAccepted={areTermsAccepted}
              onChange={acceptTerms}
              termsHref={paths.terms}
            />
            <PlaceOrder
              blockers={blockers}
              problem={correction.sentence}
              isPlacing={isPlacing}
              onPlace={place}
            />
          </OrderSummary>
        }
      >
        <FormDraftProvider typed={typed} onTyped={keepTyped} {...correction.judgement}>
          <CheckoutSections
            context={context}
            draft={checkout.draft}
            openSection={openSection}
            deliveryOptions={deliveryOptions}
            billing={checkout.billing}
            forms={forms}
            prescription={part.section(() => complete({ section: 'prescription' }))}
            onOpen={open}
          />
        </FormDraftProvider>
      </CheckoutLayout>
    </Screen>
  );
}
