import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { holidaysAt } from '@formulary/rules/addresses/deliveryArea';
import {
  coldChainNotice,
  coldChainRefusal,
  holdsColdChain,
} from '@formulary/rules/checkout/coldChain';
import { deliveryDays } from '@formulary/rules/checkout/deliveryDays';
import { isPaymentModeOffered } from '@formulary/rules/checkout/sectionState';
import { shippingFrom } from '@formulary/rules/checkout/shippingRules';
import { BillingForm } from '@formulary/ui/forms/BillingForm';
import { DeliveryForm } from '@formulary/ui/forms/DeliveryForm';
import { OrderNoteForm } from '@formulary/ui/forms/OrderNoteForm';
import { PaymentForm } from '@formulary/ui/forms/PaymentForm';
import { ShippingForm } from '@formulary/ui/forms/ShippingForm';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { billingOf } from '../accounts/billingOf.ts';
import { billingRefusal } from '../accounts/billingRefusal.ts';
import { useUpdateProfile } from '../accounts/useUpdateProfile.ts';
import type { CheckoutState } from './useCheckout.ts';

interface SectionProps {
  readonly checkout: CheckoutState;
}

/** Offers the delivery options, with their days and what the goods refuse. */
export function DeliverySection({ checkout }: SectionProps) {
  const { lines, deliveryOptions, input, billing, openedAt, complete } = checkout;
  const parcel = {
    isColdChain: holdsColdChain(lines),
    // Without a shipping address the order is delivered to the billing address.
    to: holidaysAt(input.draft.shipping ?? billing),
  };
  return (
    <DeliveryForm
      options={deliveryOptions}
      initialOptionId={input.draft.deliveryOptionId}
      days={deliveryDays(openedAt, parcel)}
      notice={coldChainNotice(lines)}
      refusalOf={(option) => coldChainRefusal(lines, option)}
      onSubmit={(deliveryOptionId) => complete({ section: 'delivery', deliveryOptionId })}
    />
  );
}

/** Asks for the billing details; saves them to the profile only if changed (spec 5.11). */
export function BillingSection({ checkout: { profile, complete } }: SectionProps) {
  const updateProfile = useUpdateProfile();
  const save = async (billing: BillingDetails, isChanged: boolean) => {
    try {
      if (isChanged) await updateProfile(billing);
    } catch (problem) {
      if (problem instanceof ApiProblem) return billingRefusal(problem);
      throw problem;
    }
    complete({ section: 'billing', billing });
    return undefined;
  };
  return <BillingForm initialValues={billingOf(profile)} email={profile.email} onSubmit={save} />;
}

/** Asks where the parcel goes. */
export function ShippingSection({ checkout: { profile, input, complete } }: SectionProps) {
  return (
    <ShippingForm
      billing={shippingFrom(billingOf(profile))}
      initialValues={input.draft.shipping}
      onSubmit={(choice) => complete({ section: 'shipping', ...choice })}
    />
  );
}

/** Offers the payment modes, or says why a card cannot be chosen (spec 4.8, 8.14). */
export function PaymentSection({ checkout }: SectionProps) {
  const { context, payment, input, complete } = checkout;
  const { paymentMode, paymentNote } = input.draft;
  const cardRefusal = payment.isCardOffered ? undefined : 'card-not-yet';
  return (
    <>
      {payment.isFailed && (
        <LoadFailed
          what="the ways to pay"
          isRetrying={payment.isRetrying}
          onRetry={payment.retry}
        />
      )}
      <PaymentForm
        cardRefusal={
          isPaymentModeOffered('card', context) ? cardRefusal : 'card-refused-for-manual'
        }
        initialValues={{
          ...(paymentMode ? { paymentMode } : {}),
          ...(paymentNote ? { paymentNote } : {}),
        }}
        onSubmit={(choice) => complete({ section: 'payment', ...choice })}
      />
    </>
  );
}

/** Asks for a note to the pharmacy. */
export function NoteSection({ checkout: { input, complete } }: SectionProps) {
  return (
    <OrderNoteForm
      initialNote={input.draft.note}
      onSubmit={(note) => complete({ section: 'note', note })}
    />
  );
}
