import { ClipboardPen } from 'lucide-react';
import { EmptyState } from '../../../primitives/messages/EmptyState/EmptyState.tsx';

/** Says that the prescription list is empty (spec 2.18). */
export function NoPrescriptions() {
  return (
    <EmptyState title="There are no prescriptions available" picture={<ClipboardPen aria-hidden />}>
      Prescriptions are listed here as soon as an order with prescription items is placed.
    </EmptyState>
  );
}
