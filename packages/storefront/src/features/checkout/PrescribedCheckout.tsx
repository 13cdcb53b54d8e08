import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { Person } from '@formulary/rules/prescriptions/person';
import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import { fullName } from '@formulary/rules/text/fullName';
import { PrescriptionsFailed } from '@formulary/ui/pieces/allocation/PrescriptionsFailed';
import { PrescriptionsSummary } from '@formulary/ui/pieces/allocation/PrescriptionsSummary';
import { PrescriptionStepSkeleton } from '@formulary/ui/pieces/allocation/PrescriptionStepSkeleton';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect } from 'react';
import { PrescriptionSection } from '../prescriptions/allocation/PrescriptionSection.tsx';
import { usePrescriptionNotices } from '../prescriptions/allocation/usePrescriptionNotices.ts';
import { usePrescriptions } from '../prescriptions/allocation/usePrescriptions.ts';
import { useCheckoutDraft } from './checkoutDraft.ts';
import { CheckoutView } from './CheckoutView.tsx';
import type { PlacedOrder } from './placedOrder.ts';
import { type CheckoutProps, useCheckout } from './useCheckout.ts';

/** Shows the checkout of a cart with prescription items. */
export function PrescribedCheckout(props: CheckoutProps) {
  const { isPrescriber } = props.profile;
  const { settledPacks, settlePacks } = useCheckoutDraft({ isManual: false });
  const prescriptions = usePrescriptions({ lines: props.lines, isPrescriber });
  const { isNeeded, writer, data, isFailed, isRetrying, retry } = prescriptions;
  const packs = packsOf(props.lines);
  const isCartChanged = settledPacks !== undefined && settledPacks !== packs;
  const mismatches = data?.mismatches ?? [];
  const isMismatched =
    mismatches.some(({ inCart, onPrescriptions }) => onPrescriptions > inCart) ||
    (isCartChanged && mismatches.length > 0);
  usePrescriptionNotices(writer);
  useFailureNotices({ isMismatched, isFailed });

  const ofCart = data?.prescriptions ?? [];
  const checkout = useCheckout(props, {
    context: { hasPrescriptionLines: isNeeded, isManual: false },
    ofCart,
    refusals: data?.refusals ?? [],
    isComplete: !isNeeded || (data !== undefined && data.refusals.length === 0),
    signer: isNeeded ? signerOf(ofCart[0]?.prescriber, isPrescriber) : undefined,
    settle: () => writer.settle(),
    readAgain: prescriptions.readAgain,
    forget: prescriptions.forget,
  });
  const content = data ? (
    <PrescriptionSection
      data={data}
      writer={writer}
      isMismatched={isMismatched}
      onComplete={() => {
        settlePacks(packs);
        checkout.complete({ section: 'prescription' });
      }}
    />
  ) : isFailed ? (
    <PrescriptionsFailed isRetrying={isRetrying} onRetry={retry} />
  ) : (
    <PrescriptionStepSkeleton />
  );
  const summary = <PrescriptionsSummary prescriptions={ofCart} />;
  return <CheckoutView checkout={checkout} prescription={{ content, summary }} />;
}

/** Returns a key for the prescription packs of a cart; carts with the same packs have the same key. */
function packsOf(lines: readonly CartLine[]): string {
  return lines
    .filter(({ isPrescription }) => isPrescription)
    .map(({ productId, quantity }) => `${productId}:${quantity}`)
    .toSorted()
    .join(' ');
}

function signerOf(prescriber: Person | undefined, isPrescriber: boolean): PlacedOrder['signer'] {
  if (isPrescriber) return 'buyer';
  return prescriber && { name: fullName(prescriber) };
}

/** Says that cart and prescriptions do not match, while it is so, and that the prescriptions did not load. */
function useFailureNotices({
  isMismatched,
  isFailed,
}: Record<'isMismatched' | 'isFailed', boolean>): void {
  const { notify, dismiss } = useToasts();
  useEffect(() => {
    if (!isMismatched) return undefined;
    const message = (
      <>
        <strong>{notices.quantityMismatched}</strong> {messages['quantity-mismatched']}
      </>
    );
    notify({ id: 'mismatch', tone: 'danger', message, isPersistent: true });
    return () => dismiss('mismatch');
  }, [isMismatched, notify, dismiss]);
  useEffect(() => {
    if (isFailed)
      notify({ id: 'prescriptions', tone: 'danger', message: notices.prescriptionsNotLoaded });
  }, [isFailed, notify]);
}
