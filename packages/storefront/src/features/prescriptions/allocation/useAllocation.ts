import { allocateAutomatically } from '@formulary/rules/allocation/allocateAutomatically';
import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import {
  isFullyAllocated,
  prescribedQuantity,
  totalPrescribed,
} from '@formulary/rules/allocation/allocatedPacks';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { useState } from 'react';
import type { AllocatedItems } from './prescriptionCommand.ts';
import type { CheckoutPrescriptions, PrescriptionData } from './usePrescriptions.ts';

/** Action that one press can undo. */
interface Undoable {
  readonly sentence: string;
  readonly undo: () => void;
}

/** Result of automatic allocation, per prescription, and the state before it. */
interface Filled {
  readonly before: readonly AllocatedItems[];
  readonly after: readonly AllocatedItems[];
  readonly sentence: string;
}

const sameItems = (a: AllocatedItems['items'], b: AllocatedItems['items']) =>
  a.length === b.length &&
  a.every((item) => prescribedQuantity({ items: b }, item.productId) === item.quantity);

/** Returns automatic allocation and deletion, each with undo. */
export function useAllocation(
  { prescriptions, allocation }: PrescriptionData,
  writer: CheckoutPrescriptions['writer'],
) {
  const [filled, setFilled] = useState<Filled>();
  const [deleted, setDeleted] = useState<{
    number: number;
    prescription: PreOrderPrescriptionAnswer;
  }>();

  // A manual change since then disables the undo.
  const isFilledStill = filled?.after.every(({ id, items }) => {
    const now = prescriptions.find((each) => each.id === id);
    return now !== undefined && sameItems(items, now.items);
  });

  const fill = () => {
    const names = new Map(allocation.lines.map(({ productId, name }) => [productId, name]));
    const { prescriptions: after, left } = allocateAutomatically(allocation);
    const changed = after
      .map(({ id, items }) => ({
        id,
        items: items.map((item) => ({ ...item, name: names.get(item.productId) ?? '' })),
      }))
      .filter(({ id, items }) => {
        const before = prescriptions.find((each) => each.id === id);
        return before !== undefined && !sameItems(items, before.items);
      });
    if (changed.length === 0) return;
    const ids = new Set(changed.map(({ id }) => id));
    const placed = totalPrescribed(after) - totalPrescribed(prescriptions);
    setDeleted(undefined);
    setFilled({
      before: prescriptions.filter(({ id }) => ids.has(id)),
      after: changed,
      sentence: allocationSentences.filled(
        placed,
        left.reduce((sum, { quantity }) => sum + quantity, 0),
      ),
    });
    writer.change({ kind: 'allocation', allocated: changed });
  };

  const remove = (prescription: PreOrderPrescriptionAnswer, number: number) => {
    setFilled(undefined);
    setDeleted({ number, prescription });
    writer.change({ kind: 'delete', id: prescription.id });
  };

  const undoable: Undoable | undefined = (() => {
    if (filled && isFilledStill) {
      const undo = () => {
        writer.change({ kind: 'allocation', allocated: filled.before });
        setFilled(undefined);
      };
      return { sentence: filled.sentence, undo };
    }
    // No undo for an empty prescription (Add prescription replaces it), or when all packs are placed.
    if (deleted && deleted.prescription.items.length > 0 && !isFullyAllocated(allocation)) {
      const undo = () => {
        writer.change({ kind: 'restore', prescription: deleted.prescription });
        setDeleted(undefined);
      };
      return { sentence: `Prescription ${deleted.number} was deleted.`, undo };
    }
    return undefined;
  })();

  /** Returns the products that automatic allocation added to a prescription. */
  const filledOn = (id: number): ReadonlySet<number> | undefined => {
    if (!filled || !isFilledStill) return undefined;
    const before = filled.before.find((each) => each.id === id)?.items ?? [];
    const after = filled.after.find((each) => each.id === id)?.items ?? [];
    const grown = after.filter(
      ({ productId, quantity }) => quantity > prescribedQuantity({ items: before }, productId),
    );
    return new Set(grown.map(({ productId }) => productId));
  };

  return { fill, remove, undoable, filledOn };
}
