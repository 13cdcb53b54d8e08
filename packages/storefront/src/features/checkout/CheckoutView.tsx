import { FormDraftProvider } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { ChangedNotice } from '@formulary/ui/pieces/checkout/ChangedNotice';
import { CheckoutLayout } from '@formulary/ui/pieces/checkout/CheckoutLayout';
import { CheckoutSections } from '@formulary/ui/pieces/checkout/CheckoutSections';
import { OrderFailed } from '@formulary/ui/pieces/checkout/OrderFailed';
import { OrderSummary } from '@formulary/ui/pieces/checkout/OrderSummary';
import { PlaceOrder } from '@formulary/ui/pieces/checkout/PlaceOrder';
import { ReviewNotice } from '@formulary/ui/pieces/checkout/ReviewNotice';
import { TermsCheckbox } from '@formulary/ui/pieces/checkout/TermsCheckbox';
import type { Elements } from '@formulary/ui/primitives/elements';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../lib/screen/useHeadingFocus.ts';
import { useStockWarning } from '../carts/useStockWarning.ts';
import {
  BillingSection,
  DeliverySection,
  NoteSection,
  PaymentSection,
  ShippingSection,
} from './FormSections.tsx';
import type { CheckoutState } from './useCheckout.ts';

const shop = { label: 'Shop', href: paths.categories() };

/** Breadcrumbs of the cart's checkout and of the manual prescription. */
export const checkoutBreadcrumbs = {
  cart: [shop, { label: 'Cart', href: paths.cart }, { label: 'Checkout', href: paths.checkout }],
  manual: [shop, { label: 'Manual Prescription', href: paths.manualPrescription }],
};

interface CheckoutViewProps {
  readonly checkout: CheckoutState;
  /** Prescription section: its content while open and its summary while closed. */
  readonly prescription?: { readonly content: Elements; readonly summary: Elements };
}

/** Shows the sections, the summary and Place Order, or why the order failed (spec 2.14). */
export function CheckoutView({ checkout, prescription }: CheckoutViewProps) {
  const { context, manual, lines, input, delivery, review, conflict, failure } = checkout;
  const areTermsNext = checkout.blockers.every((code) => code === 'terms-required');
  useStockWarning(lines);
  useHeadingFocus(failure ? 'failed' : 'checkout');

  if (failure)
    return (
      <Screen title="Oops!">
        <OrderFailed
          message={failure.message}
          cartHref={paths.cart}
          onBack={checkout.dismissFailure}
        />
      </Screen>
    );
  const title = context.isManual ? 'Manual Prescription' : 'Checkout';
  return (
    <Screen
      title={title}
      heading={title}
      breadcrumbs={checkoutBreadcrumbs[context.isManual ? 'manual' : 'cart']}
    >
      {review && (
        <ReviewNotice
          orderNumber={review.orderNumber}
          placedOn={review.placedOn}
          questions={review.questions}
        />
      )}
      {conflict && <ChangedNotice message={conflict.message} changes={conflict.errors} />}
      <CheckoutLayout
        aside={
          <OrderSummary
            lines={lines}
            delivery={delivery}
            {...(manual ? { manual } : {})}
            isComplete={areTermsNext}
            terms={
              <TermsCheckbox
                isAccepted={input.areTermsAccepted}
                onChange={input.acceptTerms}
                termsHref={paths.terms}
              />
            }
          >
            <PlaceOrder
              blockers={checkout.blockers}
              problem={checkout.correction}
              isPlacing={checkout.isPlacing}
              onPlace={checkout.placeOrder}
            />
          </OrderSummary>
        }
      >
        <FormDraftProvider typed={input.typed} onTyped={input.keepTyped} {...checkout.validation}>
          <CheckoutSections
            context={context}
            draft={checkout.draft}
            openSection={checkout.openSection}
            deliveryOptions={checkout.deliveryOptions}
            billing={checkout.billing}
            forms={{
              delivery: <DeliverySection checkout={checkout} />,
              billing: <BillingSection checkout={checkout} />,
              shipping: <ShippingSection checkout={checkout} />,
              payment: <PaymentSection checkout={checkout} />,
              note: <NoteSection checkout={checkout} />,
            }}
            prescription={prescription}
            said={checkout.said}
            lastNote={checkout.lastNote}
            onOpen={checkout.open}
          />
        </FormDraftProvider>
      </CheckoutLayout>
    </Screen>
  );
}
