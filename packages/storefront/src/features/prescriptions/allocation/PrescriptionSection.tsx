import { patientsOnSeveral } from '@formulary/rules/allocation/cartPrescriptions';
import {
  isFullyAllocated,
  unallocatedQuantities,
} from '@formulary/rules/allocation/allocatedPacks';
import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import { patientName } from '@formulary/rules/patients/patientIdentity';
import { messages } from '@formulary/rules/problems/messages';
import { PrescriberChoice } from '@formulary/ui/pieces/allocation/PrescriberChoice';
import { PrescriptionCard } from '@formulary/ui/pieces/allocation/PrescriptionCard';
import { PrescriptionStep } from '@formulary/ui/pieces/allocation/PrescriptionStep';
import { QuantityMismatch } from '@formulary/ui/pieces/allocation/QuantityMismatch';
import { SamePatientNotice } from '@formulary/ui/pieces/allocation/SamePatientNotice';
import { AllocationProgress } from '@formulary/ui/pieces/allocation/AllocationProgress';
import { UndoNotice } from '@formulary/ui/pieces/allocation/UndoNotice';
import { useFocusAfterRemoval } from '@formulary/ui/primitives/focus/useFocusAfterRemoval';
import { useRef } from 'react';
import { paths } from '../../../lib/screen/paths.ts';
import { quantityMismatches } from './quantityMismatches.ts';
import { PatientField } from '../PatientField.tsx';
import { useAllocation } from './useAllocation.ts';
import { usePrescriptionCards } from './usePrescriptionCards.ts';
import type { CheckoutPrescriptions, PrescriptionData } from './usePrescriptions.ts';
import { useUsualPrescriber } from './useUsualPrescriber.ts';
import { useRememberedPatient } from './useRememberedPatient.ts';
import { useIsSaving } from './usePrescriptionWriter.ts';

interface PrescriptionSectionProps {
  readonly data: PrescriptionData;
  readonly writer: CheckoutPrescriptions['writer'];
  /** Whether to show that cart and prescriptions do not match. */
  readonly isMismatched: boolean;
  readonly onComplete: () => void;
}

/**
 * Shows the prescription section of the checkout; the server stores the prescriptions with the cart (spec 4.8, 5.22 to
 * 5.24).
 */
export function PrescriptionSection({
  data,
  writer,
  isMismatched,
  onComplete,
}: PrescriptionSectionProps) {
  const { prescriptions, allocation, prescribers, isPrescriber, refusals, mismatches } = data;
  const root = useRef<HTMLDivElement>(null);
  const isSaving = useIsSaving(writer);
  const remembered = useRememberedPatient(prescriptions, writer);
  useUsualPrescriber(data, writer);
  const { fill, remove, undoable, filledOn } = useAllocation(data, writer);
  const cards = usePrescriptionCards(data, writer, { root, remembered });
  useFocusAfterRemoval(root, {
    count: prescriptions.length,
    row: 'section:has(> div > h3)',
    takes: ['h3 button'],
  });
  const isDone = isFullyAllocated(allocation);
  const isAsked = cards.isAsked && refusals.length > 0;
  const needsPrescriber = refusals.some(({ code }) => code === 'prescriber-required');

  const complete = () => {
    if (refusals.length === 0) onComplete();
    else cards.ask(refusals);
  };

  return (
    <div ref={root}>
      <PrescriptionStep
        prescriber={
          !isPrescriber && (
            <PrescriberChoice
              prescribers={prescribers}
              chosen={prescriptions[0]?.prescriber}
              addHref={paths.addPrescriber}
              errorMessage={
                isAsked && needsPrescriber ? messages['prescriber-required'] : undefined
              }
              onChoose={(prescriber) => writer.change({ kind: 'prescriber', prescriber })}
            />
          )
        }
        notices={
          <>
            {isMismatched && (
              <QuantityMismatch
                products={quantityMismatches(mismatches, data)}
                cartHref={paths.cart}
                onOpen={cards.openNumber}
              />
            )}
            {patientsOnSeveral(prescriptions).map(({ patientId, numbers }) => {
              const patient = prescriptions.find((each) => each.patientId === patientId)?.patient;
              return (
                patient && (
                  <SamePatientNotice key={patientId} who={patientName(patient)} numbers={numbers} />
                )
              );
            })}
          </>
        }
        undo={undoable && <UndoNotice onUndo={undoable.undo}>{undoable.sentence}</UndoNotice>}
        remaining={<AllocationProgress allocation={allocation} isSaving={isSaving} />}
        canAdd={!isDone && prescriptions.length > 0}
        addRefusal={isDone ? messages['nothing-left-to-allocate'] : undefined}
        isAdding={cards.isAdding}
        problems={isAsked ? refusals.map(({ message }) => message) : []}
        unplaced={isAsked ? unplacedProducts(allocation) : []}
        onAdd={cards.add}
        onFill={fill}
        onContinue={complete}
      >
        {prescriptions.map((prescription, index) => (
          <PrescriptionCard
            key={prescription.id}
            number={index + 1}
            prescription={prescription}
            allocation={allocation}
            isOpen={cards.openId === prescription.id}
            takesFocus={cards.takesFocus}
            {...filledProp(filledOn(prescription.id))}
            patientField={
              <PatientField
                patientId={prescription.patientId}
                isMissing={
                  isAsked &&
                  prescription.patientId === undefined &&
                  prescription.items.some(({ quantity }) => quantity > 0)
                }
                onPick={(patient) =>
                  writer.change({ kind: 'patient', id: prescription.id, patient })
                }
              />
            }
            onToggle={() => cards.toggle(prescription.id)}
            onQuantity={(productId, quantity) => {
              const line = allocation.lines.find((each) => each.productId === productId);
              writer.change({
                kind: 'quantity',
                id: prescription.id,
                productId,
                name: line?.name ?? '',
                quantity,
              });
            }}
            onNext={() => cards.openAfter(prescription.id)}
            onDelete={prescriptions.length > 1 ? () => remove(prescription, index + 1) : undefined}
          />
        ))}
      </PrescriptionStep>
    </div>
  );
}

/** Names the products that have packs on no prescription yet. */
function unplacedProducts(allocation: PrescriptionData['allocation']): readonly string[] {
  const left = unallocatedQuantities(allocation);
  return allocation.lines
    .filter(({ isPrescription, productId }) => isPrescription && (left.get(productId) ?? 0) > 0)
    .map(({ name, productId }) => allocationSentences.unplaced(name, left.get(productId) ?? 0));
}

function filledProp(filled: ReadonlySet<number> | undefined) {
  return filled ? { filled } : {};
}
