import { placeOrderBlockers } from '@formulary/rules/checkout/placeOrderBlockers';
import { FormDraftProvider } from '@formulary/ui/forms/FormDraftProvider';
import { ChangedNotice } from '@formulary/ui/pieces/checkout/ChangedNotice';
import { CheckoutLayout } from '@formulary/ui/pieces/checkout/CheckoutLayout';
import { CheckoutSteps } from '@formulary/ui/pieces/checkout/CheckoutSteps';
import { CheckoutUnavailable } from '@formulary/ui/pieces/checkout/CheckoutUnavailable';
import { OrderFailed } from '@formulary/ui/pieces/checkout/OrderFailed';
import { OrderSummary } from '@formulary/ui/pieces/checkout/OrderSummary';
import { PlaceOrder } from '@formulary/ui/pieces/checkout/PlaceOrder';
import { TermsCheckbox } from '@formulary/ui/pieces/checkout/TermsCheckbox';
import { paths } from '../../app/paths.ts';
import { Screen } from '../../app/Screen.tsx';
import { useCheckoutDraft } from '../../state/checkoutDraft.ts';
import { useStockWarning } from '../Cart/useStockWarning.ts';
import type { CheckoutData } from './useCheckoutData.ts';
import { useCheckoutForms } from './useCheckoutForms.tsx';
import { useCheckoutSteps } from './useCheckoutSteps.ts';
import { usePlacing } from './usePlacing.ts';

interface CheckoutDeskProps extends CheckoutData {
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string }[];
}

/** The sections, the summary and Place Order (spec 2.14). What was filled in outlives a refusal, a reload and an expired session. */
export function CheckoutDesk({ lines, profile, deliveryOptions, breadcrumbs }: CheckoutDeskProps) {
  const { typed, keepTyped, areTermsAccepted, acceptTerms } = useCheckoutDraft();
  const { draft, openStep, open, complete } = useCheckoutSteps();
  const { forms, billing } = useCheckoutForms({ profile, deliveryOptions, draft, complete });
  const delivery = deliveryOptions.find(({ id }) => id === draft.deliveryOptionId);
  const { isPlacing, place, changes, failure, dismiss } = usePlacing(lines, delivery);
  const blockers = placeOrderBlockers({ draft, lines, areTermsAccepted });
  useStockWarning(lines);

  if (failure)
    return (
      <Screen title="Oops!">
        <OrderFailed message={failure.message} cartHref={paths.cart} onBack={dismiss} />
      </Screen>
    );
  return (
    <Screen title="Checkout" heading="Checkout" breadcrumbs={breadcrumbs}>
      {lines.some(({ isPrescription }) => isPrescription) && (
        <CheckoutUnavailable cartHref={paths.cart} />
      )}
      {changes && <ChangedNotice message={changes.message} changes={changes.errors} />}
      <CheckoutLayout
        aside={
          <OrderSummary lines={lines} delivery={delivery}>
            <TermsCheckbox
              isAccepted={areTermsAccepted}
              onChange={acceptTerms}
              termsHref={paths.terms}
            />
            <PlaceOrder blockers={blockers} isPlacing={isPlacing} onPlace={place} />
          </OrderSummary>
        }
      >
        <FormDraftProvider typed={typed} onTyped={keepTyped}>
          <CheckoutSteps
            draft={draft}
            openStep={openStep}
            deliveryOptions={deliveryOptions}
            billing={billing}
            forms={forms}
            onOpen={open}
          />
        </FormDraftProvider>
      </CheckoutLayout>
    </Screen>
  );
}
