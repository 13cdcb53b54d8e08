import type { CartLine } from '@formulary/rules/carts/cartLine';
import { notices } from '@formulary/rules/problems/notices';
import type { Person } from '@formulary/rules/prescriptions/person';
import { messages } from '@formulary/rules/problems/messages';
import { fullName } from '@formulary/rules/text/fullName';
import { PrescriptionsFailed } from '@formulary/ui/pieces/allocation/PrescriptionsFailed';
import { PrescriptionsSummary } from '@formulary/ui/pieces/allocation/PrescriptionsSummary';
import { PrescriptionStepSkeleton } from '@formulary/ui/pieces/allocation/PrescriptionStepSkeleton';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useEffect } from 'react';
import { PrescriptionSection } from '../prescriptions/allocation/PrescriptionSection.tsx';
import { usePrescriptionNotices } from '../prescriptions/allocation/usePrescriptionNotices.ts';
import { usePrescriptions } from '../prescriptions/allocation/usePrescriptions.ts';
import type { PlacedOrder } from './placedOrder.ts';
import type { CheckoutPart } from './CheckoutPart.ts';
import { useDraft } from './CheckoutDraftContext.ts';

interface PrescriptionPartOwner {
  readonly lines: readonly CartLine[];
  readonly isPrescriber: boolean;
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

/** Returns the prescriptions as a checkout part: what blocks the order, and the section's content and summary. */
export function usePrescriptionPart({ lines, isPrescriber }: PrescriptionPartOwner): CheckoutPart {
  const { settledPacks, settlePacks } = useDraft();
  const prescriptions = usePrescriptions({ lines, isPrescriber });
  const { isWanted, writer, data, isFailed, isRetrying, retry } = prescriptions;
  usePrescriptionNotices(writer);
  const { notify, dismiss } = useToasts();

  const packs = packsOf(lines);
  const isCartChanged = settledPacks !== undefined && settledPacks !== packs;
  const mismatches = data?.mismatches ?? [];
  const isMismatched =
    mismatches.some(({ inCart, onPrescriptions }) => onPrescriptions > inCart) ||
    (isCartChanged && mismatches.length > 0);

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

  return {
    context: { hasPrescriptionLines: isWanted, isManual: false },
    settle: () => writer.settle(),
    readAgain: prescriptions.readAgain,
    forget: prescriptions.forget,
    prescriptions: data?.prescriptions ?? [],
    refusals: data?.refusals ?? [],
    signer: isWanted ? signerOf(data?.prescriptions[0]?.prescriber, isPrescriber) : undefined,
    isComplete: !isWanted || (data !== undefined && data.refusals.length === 0),
    section: (onComplete: () => void) => ({
      summary: <PrescriptionsSummary prescriptions={data?.prescriptions ?? []} />,
      content: data ? (
        <PrescriptionSection
          data={data}
          writer={writer}
          isMismatched={isMismatched}
          onComplete={() => {
            settlePacks(packs);
            onComplete();
          }}
        />
      ) : isFailed ? (
        <PrescriptionsFailed isRetrying={isRetrying} onRetry={retry} />
      ) : (
        <PrescriptionStepSkeleton />
      ),
    }),
  };
}
