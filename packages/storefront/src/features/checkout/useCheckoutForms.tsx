import { holidaysAt } from '@formulary/rules/addresses/deliveryArea';
import {
  coldChainNotice,
  coldChainRefusal,
  holdsColdChain,
} from '@formulary/rules/checkout/coldChain';
import { deliveryDays } from '@formulary/rules/checkout/deliveryDays';
import { isPaymentModeOffered } from '@formulary/rules/checkout/isPaymentModeOffered';
import type { CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import type { SectionWithForm } from '@formulary/rules/checkout/sectionWithForm';
import { shippingFrom } from '@formulary/rules/checkout/shippingFrom';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { BillingForm } from '@formulary/ui/forms/BillingForm';
import { DeliveryForm } from '@formulary/ui/forms/DeliveryForm';
import { OrderNoteForm } from '@formulary/ui/forms/OrderNoteForm';
import { PaymentForm } from '@formulary/ui/forms/PaymentForm';
import { ShippingForm } from '@formulary/ui/forms/ShippingForm';
import { useState } from 'react';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { billingRefusal } from '../accounts/billingRefusal.ts';
import { useUpdateProfile } from '../accounts/useUpdateProfile.ts';
import { billingOf } from '../accounts/billingOf.ts';
import type { CheckoutData } from './useCheckoutData.ts';
import type { SectionData } from '@formulary/rules/checkout/settleSection';
import type { Elements } from '@formulary/ui/primitives/elements';

interface FormsOwner extends Pick<CheckoutData, 'lines' | 'profile' | 'deliveryOptions'> {
  readonly draft: CheckoutDraft;
  /** Billing address as in the form; the parcel goes there unless a shipping address is given. */
  readonly billing: BillingDetails;
  readonly isManual: boolean;
  readonly isCardOffered: boolean;
  /** Notice that the payment modes could not be loaded. */
  readonly paymentNotice: Elements;
  readonly complete: (data: SectionData) => void;
}

/**
 * Returns the forms of the sections; each completes its own section (spec 4.8). Saves billing to the profile only if
 * changed (spec 5.11).
 */
export function useCheckoutForms({
  lines,
  profile,
  deliveryOptions,
  draft,
  billing: destination,
  isManual,
  isCardOffered,
  paymentNotice,
  complete,
}: FormsOwner) {
  const updateProfile = useUpdateProfile();
  const billing = billingOf(profile);
  const [now] = useState(() => new Date());
  // A manual prescription takes nothing from the cart.
  const goods = isManual ? [] : lines;
  const parcel = {
    isColdChain: holdsColdChain(goods),
    to: holidaysAt(draft.shipping ?? destination),
  };

  const saveBilling = async (values: BillingDetails, isChanged: boolean) => {
    try {
      if (isChanged) await updateProfile(values);
    } catch (problem) {
      if (problem instanceof ApiProblem) return billingRefusal(problem);
      throw problem;
    }
    complete({ section: 'billing', billing: values });
    return undefined;
  };

  const forms: Readonly<Record<SectionWithForm, Elements>> = {
    delivery: (
      <DeliveryForm
        options={deliveryOptions}
        initialOptionId={draft.deliveryOptionId}
        days={deliveryDays(now, parcel)}
        notice={coldChainNotice(goods)}
        refusalOf={(option) => coldChainRefusal(goods, option)}
        onSubmit={(deliveryOptionId) => complete({ section: 'delivery', deliveryOptionId })}
      />
    ),
    billing: <BillingForm initialValues={billing} email={profile.email} onSubmit={saveBilling} />,
    shipping: (
      <ShippingForm
        billing={shippingFrom(billing)}
        initialValues={draft.shipping}
        onSubmit={(choice) => complete({ section: 'shipping', ...choice })}
      />
    ),
    payment: (
      <>
        {paymentNotice}
        <PaymentForm
          cardRefusal={cardRefusalOf({ isManual, isCardOffered })}
          initialValues={{
            ...(draft.paymentMode ? { paymentMode: draft.paymentMode } : {}),
            ...(draft.paymentNote ? { paymentNote: draft.paymentNote } : {}),
          }}
          onSubmit={(choice) => complete({ section: 'payment', ...choice })}
        />
      </>
    ),
    note: (
      <OrderNoteForm
        initialNote={draft.note}
        onSubmit={(note) => complete({ section: 'note', note })}
      />
    ),
  };
  return { forms };
}

/** Returns why a card cannot be chosen; undefined if it can (spec 4.8, 8.14). */
function cardRefusalOf({
  isManual,
  isCardOffered,
}: Pick<FormsOwner, 'isManual' | 'isCardOffered'>) {
  if (!isPaymentModeOffered('card', { isManual })) return 'card-refused-for-manual';
  return isCardOffered ? undefined : 'card-not-yet';
}
