import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { type OrderChange, useOrderChange } from '../../../lib/changes/useOrderChange.ts';

/** Props of every dialog that changes an order. */
export interface OrderDialogProps {
  /** As it was when the dialog opened. */
  readonly order: DeskOrder;
  readonly onClose: () => void;
}

/** Makes the change of a dialog, which closes with it. `done` is the sentence of success. */
export function useDialogChange({ order, onClose }: OrderDialogProps, done: string): OrderChange {
  return useOrderChange({ id: order.order.id, version: order.version }, done, onClose);
}
