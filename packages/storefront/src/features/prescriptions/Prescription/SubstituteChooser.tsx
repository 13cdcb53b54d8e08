import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { SubstituteCandidate } from '@formulary/rules/prescriptions/review/substituteItem';
import { SubstituteDialog } from '@formulary/ui/pieces/prescriptions/SubstituteDialog';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { useSubstitutes } from './useSubstitutes.ts';

interface SubstituteChooserProps {
  /** Prescription as ordered. */
  readonly ordered: Prescription;
  /** Prescription with the unsent changes. */
  readonly prescription: Prescription;
  /** Product to substitute; undefined while the dialog is closed. */
  readonly productId: number | undefined;
  readonly onChoose: (candidate: SubstituteCandidate) => void;
  readonly onClose: () => void;
}

/** Shows the dialog that chooses a substitute for an item. */
export function SubstituteChooser({
  ordered,
  prescription,
  productId,
  onChoose,
  onClose,
}: SubstituteChooserProps) {
  const { fitting, candidates, isFailed, isRetrying, retry } = useSubstitutes(
    ordered,
    prescription,
    productId,
  );
  const item = prescription.items.find((each) => each.productId === productId);
  return (
    <SubstituteDialog
      isOpen={productId !== undefined}
      name={item?.name ?? ''}
      candidates={candidates}
      failed={
        isFailed && <LoadFailed what="the products" isRetrying={isRetrying} onRetry={retry} />
      }
      onChoose={(id) => {
        const chosen = fitting?.find((product) => product.id === id);
        if (chosen) onChoose(chosen);
      }}
      onClose={onClose}
    />
  );
}
