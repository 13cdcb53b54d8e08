import type { ManualInput } from '@formulary/rules/prescriptions/manualPrescription';
import { manualPrescriptionRefusals } from '@formulary/rules/prescriptions/manualPrescription';
import { ManualItems } from '@formulary/ui/pieces/prescriptions/ManualItems';
import { ManualSummary } from '@formulary/ui/pieces/prescriptions/ManualSummary';
import { useFocusRefusal } from '@formulary/ui/primitives/focus/useFocusRefusal';
import { useRef, useState } from 'react';
import { PatientField } from '../prescriptions/PatientField.tsx';
import { type TypedItem, useCheckoutDraft } from './checkoutDraft.ts';
import { CheckoutView } from './CheckoutView.tsx';
import { noPrescriptions } from './orderedPrescriptions.ts';
import { type CheckoutProps, useCheckout } from './useCheckout.ts';

const context = { hasPrescriptionLines: false, isManual: true };

/**
 * Shows the checkout of a manual prescription, without the cart: items by name and quantity, for one patient (spec 2.14,
 * 4.8, 5.22).
 */
export function ManualCheckout(props: CheckoutProps) {
  const { manual, write } = useCheckoutDraft(context);
  const { patient } = manual;
  const items = writtenItems(manual.items);
  const refusals = manualPrescriptionRefusals({ patientId: patient?.id, items });
  const isComplete = refusals.length === 0;
  const checkout = useCheckout(
    { ...props, lines: [] },
    {
      ...noPrescriptions,
      context,
      manual: {
        ...(patient ? { patientId: patient.id } : {}),
        items: items.map(({ name, quantity }) => ({ name, quantity: Number(quantity) || 0 })),
      },
      refusals,
      isComplete,
      signer: 'buyer',
    },
  );

  const [isAsked, setIsAsked] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const focusRefusal = useFocusRefusal(root);
  const complete = () => {
    setIsAsked(true);
    if (isComplete) checkout.complete({ section: 'prescription' });
    else focusRefusal();
  };
  const content = (
    <ManualItems
      ref={root}
      items={manual.items}
      isJudged={isAsked}
      patientField={
        <PatientField
          patientId={patient?.id}
          isMissing={isAsked && !patient}
          onPick={(picked) => write({ ...manual, patient: picked })}
        />
      }
      problems={isAsked ? refusals.map(({ message }) => message) : []}
      onChange={(typed) => write({ ...manual, items: typed })}
      onContinue={complete}
    />
  );
  const summary = <ManualSummary items={items} patient={patient} />;
  return <CheckoutView checkout={checkout} prescription={{ content, summary }} />;
}

/** Returns the items to validate: drops an empty last row and parses quantities. */
function writtenItems(typed: readonly TypedItem[]): readonly ManualInput[] {
  const last = typed.at(-1);
  const isLastEmpty = last !== undefined && last.name.trim() === '' && last.quantity.trim() === '';
  return (isLastEmpty ? typed.slice(0, -1) : typed).map(({ name, quantity }) => ({
    name,
    quantity: quantity.trim() === '' ? Number.NaN : Number(quantity),
  }));
}
