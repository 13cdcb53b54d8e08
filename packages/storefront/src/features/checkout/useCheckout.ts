import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import {
  canOpenSection,
  isSectionDone,
  sectionToOpen,
} from '@formulary/rules/checkout/sectionState';
import type { CheckoutContext, CheckoutDraft } from '@formulary/rules/checkout/checkoutDraft';
import {
  checkoutForm,
  sectionsWithForm,
  sectionTitle,
  type SectionWithForm,
} from '@formulary/rules/checkout/checkoutSections';
import type { CheckoutSection } from '@formulary/rules/checkout/checkoutSections';
import { completeSection } from '@formulary/rules/checkout/completeSection';
import { placeOrderBlockers } from '@formulary/rules/checkout/placeOrderBlockers';
import type { SectionData } from '@formulary/rules/checkout/completeSection';
import { type AppliedCheckout, applyUnsaved } from '@formulary/rules/checkout/applyUnsaved';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { billingOf } from '../accounts/billingOf.ts';
import { usePaymentModes } from '../payments/usePaymentModes.ts';
import { type ShownReview, useCheckoutDraft } from './checkoutDraft.ts';
import type { OrderedPrescriptions } from './orderedPrescriptions.ts';
import type { CheckoutData } from './useCheckoutData.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

const CONFLICT = 409;

/** Props shared by the checkouts of a cart and of a manual prescription. */
export interface CheckoutProps extends CheckoutData {
  /** Why the order was refused; held by the screen, because reading the cart again may remount the checkout. */
  readonly problem: ApiProblem | undefined;
  readonly onProblem: (problem: ApiProblem | undefined) => void;
}

/** State and actions of a checkout; see `useCheckout`. */
export type CheckoutState = ReturnType<typeof useCheckout>;

/**
 * Returns the state of a checkout: its sections, what blocks the order, and why an order was refused. Its actions open
 * and complete a section, and placeOrder the order (spec 4.8, 8.15).
 */
export function useCheckout(
  { lines, profile, deliveryOptions, problem, onProblem }: CheckoutProps,
  prescriptions: OrderedPrescriptions,
) {
  const { context, manual, refusals } = prescriptions;
  const input = useCheckoutDraft(context);
  const checkout = withUnsaved(input, billingOf(profile), prescriptions);
  const { draft } = checkout;
  const delivery = deliveryOptions.find(({ id }) => id === draft.deliveryOptionId);
  const payment = usePaymentModes();
  const isCardOffered = payment.modes.includes('card');
  const isPrescribed = context.hasPrescriptionLines || context.isManual;
  const blockers = placeOrderBlockers({
    draft,
    lines,
    areTermsAccepted: input.areTermsAccepted,
    isCardOffered,
    delivery,
    ...(isPrescribed ? { prescriptions: { isManual: context.isManual, refusals } } : {}),
  });

  const { notify } = useToasts();
  const [openSection, setOpenSection] = useState<CheckoutSection | undefined>(() =>
    sectionToOpen(firstShown(input.draft, draft), context),
  );
  const [said, setSaid] = useState<{ section: CheckoutSection; notice: string }>();
  const open = (section: CheckoutSection) => {
    // Unsaved form values can open a section too.
    if (canOpenSection(draft, section, context)) setOpenSection(section);
  };
  const complete = (data: SectionData) => {
    const completed = completeSection(input.draft, data, context, draft);
    if (!completed.ok) {
      notify({ id: 'checkout', tone: 'danger', message: completed.problem.message });
      return;
    }
    const { notice, ...next } = completed.value;
    input.settle(next.draft, data.section === 'prescription' ? [] : [checkoutForm[data.section]]);
    setOpenSection(next.openSection);
    setSaid(notice === undefined ? undefined : { section: data.section, notice });
    if (notice === undefined) return;
    notify({ id: 'checkout', tone: 'success', message: notice, isSaidOnPage: true });
  };

  const lastNote = input.review?.lastNote;
  const [formToValidate, setFormToValidate] = useState<string>();
  const [isCorrectionAsked, setIsCorrectionAsked] = useState(false);
  /** Opens a section, validates its form, and names it. */
  const askForCorrection = (section: SectionWithForm) => {
    open(section);
    setFormToValidate(checkoutForm[section]);
    setIsCorrectionAsked(true);
  };
  const { isPlacing, placeOrder } = usePlaceOrder({
    lines,
    delivery,
    prescriptions,
    checkout,
    draft: input,
    onProblem,
    onInvalid: askForCorrection,
  });

  // Delivery days count from here, however long the form stays open.
  const [openedAt] = useState(() => new Date());
  const conflict = problem?.status === CONFLICT ? problem : undefined;
  return {
    context,
    manual,
    lines,
    profile,
    deliveryOptions,
    delivery,
    input,
    draft,
    billing: checkout.billing,
    payment: { ...payment, isCardOffered },
    openedAt,
    openSection,
    said,
    review: input.review && openQuestions(input.review, draft, context),
    lastNote:
      lastNote === undefined
        ? undefined
        : { text: lastNote, onUse: (note: string) => complete({ section: 'note', note }) },
    open,
    complete,
    /** Form to validate now, because its section stopped the order. */
    validation: { formToValidate, onValidated: () => setFormToValidate(undefined) },
    correction:
      isCorrectionAsked && checkout.invalid
        ? fillGaps(fieldSentences.checkSection, { section: sectionTitle[checkout.invalid] })
        : undefined,
    blockers,
    isPlacing,
    placeOrder,
    conflict,
    /** Problem shown on its own page: anything but a conflict. */
    failure: conflict ? undefined : problem,
    dismissFailure: () => onProblem(undefined),
  };
}

/**
 * Returns the checkout as it would be ordered now: unsaved form values over saved data. Prescriptions that no longer
 * hold count as unsettled.
 */
function withUnsaved(
  { draft: saved, typed }: ReturnType<typeof useCheckoutDraft>,
  billing: BillingDetails,
  { context, isComplete }: OrderedPrescriptions,
): AppliedCheckout {
  const { arePrescriptionsSettled = false, ...rest } = saved;
  const draft = arePrescriptionsSettled && isComplete ? { ...rest, arePrescriptionsSettled } : rest;
  const unsaved = sectionsWithForm.map(
    (section) => [section, typed[checkoutForm[section]] ?? {}] as const,
  );
  return applyUnsaved(draft, Object.fromEntries(unsaved), billing, context);
}

/** Returns what the checkout was filled in from, with the questions that the buyer has not answered yet. */
function openQuestions(
  { questions, ...review }: ShownReview,
  draft: CheckoutDraft,
  context: CheckoutContext,
): ShownReview {
  const open = sectionsWithForm.filter(
    (section) => questions[section] !== undefined && !isSectionDone(draft, section, context),
  );
  return {
    ...review,
    questions: Object.fromEntries(open.map((section) => [section, questions[section]])),
  };
}

/** Returns the saved draft without outdated prescriptions; unsaved form values open no section at the start. */
function firstShown(
  { arePrescriptionsSettled: _before, ...draft }: CheckoutDraft,
  { arePrescriptionsSettled }: CheckoutDraft,
): CheckoutDraft {
  return arePrescriptionsSettled ? { ...draft, arePrescriptionsSettled } : draft;
}
