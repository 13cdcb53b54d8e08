import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import type { AllocationState } from '@formulary/rules/allocation/allocationState';
import { limitsOnEach, mostOnPrescription } from '@formulary/rules/allocation/limitsOnPrescription';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { setPrescribedQuantity } from '@formulary/rules/allocation/setAllocation';
import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { unallocatedQuantity } from '@formulary/rules/allocation/allocatedPacks';
import { Disclosure } from '../../../primitives/disclosure/Disclosure/Disclosure.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { prescriptionLine, productsOn } from '../prescriptionContents.ts';
import { PrescribedProduct } from '../PrescribedProduct/PrescribedProduct.tsx';
import { HeldItems } from '../HeldItems/HeldItems.tsx';
import { Body, Head, Limits, Opener, PatientPart, Root } from './PrescriptionCard.styles.ts';

export interface PrescriptionCardProps {
  /** Position among the prescriptions, from 1. */
  number: number;
  prescription: PreOrderPrescriptionAnswer;
  /** The whole allocation, to validate quantities. */
  allocation: AllocationState;
  isOpen: boolean;
  /** On opening, focuses the patient or the first quantity, whichever is needed next. */
  takesFocus?: boolean;
  /** Products whose packs were added by Fill the rest. */
  filled?: ReadonlySet<number>;
  /** Field that chooses the patient. */
  patientField: ReactNode;
  onToggle: () => void;
  onQuantity: (productId: number, quantity: number) => void;
  /** Called on Enter in the last quantity. */
  onNext?: () => void;
  /** Omitted for the only prescription. */
  onDelete?: (() => void) | undefined;
}

const FIELDS = 'input, select, button';

/**
 * Shows one prescription of the cart: its patient and quantities. Collapsed, it shows patient, items and packs in one
 * line (spec 5.22, 5.24).
 */
export function PrescriptionCard({
  number,
  prescription,
  allocation,
  isOpen,
  takesFocus = false,
  filled,
  patientField,
  onToggle,
  onQuantity,
  onNext,
  onDelete,
}: PrescriptionCardProps) {
  const id = useId();
  const patientPart = useRef<HTMLDivElement>(null);
  const products = useRef<HTMLUListElement>(null);
  const [refusals, setRefusals] = useState<Readonly<Record<number, string>>>({});
  const where = `prescription ${number}`;
  const hasPatient = prescription.patientId !== undefined;

  useEffect(() => {
    if (!isOpen || !takesFocus) return;
    const part = hasPatient ? products.current : patientPart.current;
    const fields = hasPatient ? 'input' : FIELDS;
    part?.querySelector<HTMLElement>(fields)?.focus();
    // Only opening moves the focus: choosing the patient must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, takesFocus]);

  const setQuantity = (productId: number, quantity: number) => {
    const input = { prescriptionId: prescription.id, productId, quantity };
    const result = setPrescribedQuantity(allocation, input);
    const { [productId]: _before, ...others } = refusals;
    setRefusals(result.ok ? others : { ...others, [productId]: result.problem.message });
    if (result.ok) onQuantity(productId, quantity);
  };

  const { alone, together } = limitsOnEach(allocation);
  const rows = productsOn(allocation, prescription);
  const isElsewhere = ({ productId, quantity }: (typeof rows)[number]) =>
    quantity === 0 && unallocatedQuantity(allocation, productId) === 0;
  const open = rows.filter((row) => !isElsewhere(row));
  const placedElsewhere = rows.filter(isElsewhere);
  const rowOf = ({ productId, name, quantity }: (typeof rows)[number], isLast: boolean) => (
    <PrescribedProduct
      key={productId}
      name={name}
      quantity={quantity}
      left={unallocatedQuantity(allocation, productId)}
      mostOnEach={alone.get(productId)}
      max={mostOnPrescription(allocation, prescription, productId)}
      where={where}
      isFilled={filled?.has(productId) === true}
      refusal={refusals[productId]}
      onQuantity={(packs) => setQuantity(productId, packs)}
      {...(isLast && onNext ? { onEnter: onNext } : {})}
    />
  );
  return (
    <Root aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <Head>
        <h3 id={`${id}-title`}>
          <Opener
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-body` : undefined}
            onClick={onToggle}
          >
            <span>
              <small>{`Prescription ${number}`}</small>
              <span>{prescriptionLine(prescription)}</span>
            </span>
            <ChevronDown aria-hidden />
          </Opener>
        </h3>
        {onDelete && (
          <IconButton label={`Delete prescription ${number}`} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </Head>
      {!isOpen && <HeldItems items={prescription.items} />}
      {isOpen && (
        <Body id={`${id}-body`}>
          <PatientPart ref={patientPart}>{patientField}</PatientPart>
          {open.length > 0 && (
            <ul ref={products} aria-label={`Packs on ${where}`}>
              {open.map((row, index) => rowOf(row, index === open.length - 1))}
            </ul>
          )}
          {placedElsewhere.length > 0 && (
            <Disclosure label={allocationSentences.placedElsewhere(placedElsewhere.length)}>
              <ul>{placedElsewhere.map((row) => rowOf(row, false))}</ul>
            </Disclosure>
          )}
          {together.length > 0 && (
            <Limits aria-label="Limits of categories">
              {together.map((limit) => (
                <li key={limit.name}>{allocationSentences.together(limit)}</li>
              ))}
            </Limits>
          )}
        </Body>
      )}
    </Root>
  );
}
