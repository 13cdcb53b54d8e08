import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';

/** Props of every dialog that changes an order. */
export interface OrderDialogProps {
  /** As it was when the dialog opened. */
  readonly order: DeskOrder;
  readonly onClose: () => void;
}
