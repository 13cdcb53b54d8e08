import { manualPrescriptionRefusals } from '@formulary/rules/prescriptions/manualPrescription';
import { ManualItems } from '@formulary/ui/pieces/prescriptions/ManualItems';
import { ManualSummary } from '@formulary/ui/pieces/prescriptions/ManualSummary';
import { useFocusRefusal } from '@formulary/ui/primitives/useFocusRefusal';
import { useRef, useState } from 'react';
import { PatientField } from '../prescriptions/PatientField.tsx';
import type { CheckoutPart } from './CheckoutPart.ts';
import { useDraft } from './CheckoutDraftContext.ts';
import { writtenItems } from './writtenItems.ts';

const nothing = () => Promise.resolve();

/** Returns a manual prescription as a checkout part: items by name and quantity, for one patient (spec 2.14, 5.22). */
export function useManualPart(): CheckoutPart {
  const { manual, write } = useDraft();
  const [isAsked, setIsAsked] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const focusRefusal = useFocusRefusal(root);
  const { patient } = manual;
  const items = writtenItems(manual.items);
  const refusals = manualPrescriptionRefusals({ patientId: patient?.id, items });
  const isComplete = refusals.length === 0;

  return {
    context: { hasPrescriptionLines: false, isManual: true },
    prescriptions: [],
    manual: {
      ...(patient ? { patientId: patient.id } : {}),
      items: items.map(({ name, quantity }) => ({ name, quantity: Number(quantity) || 0 })),
    },
    refusals,
    isComplete,
    signer: 'buyer',
    settle: nothing,
    readAgain: nothing,
    forget: nothing,
    section: (onComplete) => ({
      summary: <ManualSummary items={items} patient={patient} />,
      content: (
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
          onContinue={() => {
            setIsAsked(true);
            if (isComplete) onComplete();
            else focusRefusal();
          }}
        />
      ),
    }),
  };
}
