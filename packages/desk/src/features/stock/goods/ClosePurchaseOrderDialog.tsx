import { closePurchaseOrder } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { ReasonDialog } from '../../../lib/changes/ReasonDialog.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';

interface ClosePurchaseOrderDialogProps {
  readonly id: number;
  /** As the purchase order was when it was read last. */
  readonly version: number;
  readonly onClose: () => void;
  /** Reads the purchase order again, also after a refusal. */
  readonly onAnswered: () => Promise<unknown>;
}

/** Asks why nothing more is expected of a purchase order, and closes it. */
export function ClosePurchaseOrderDialog({
  id,
  version,
  onClose,
  onAnswered,
}: ClosePurchaseOrderDialogProps) {
  const close = (reason: string) =>
    refusalOf(async () => {
      try {
        await callDesk(closePurchaseOrder, { params: { id }, body: { reason, version } });
      } finally {
        await onAnswered();
      }
      onClose();
    }, ['reason']);
  return (
    <ReasonDialog
      title="Expect nothing more"
      description="Why, for the record."
      submitLabel="Close the purchase order"
      pendingLabel="Closing…"
      isDangerous
      onClose={onClose}
      onSubmit={close}
    >
      <p>What has not come is no longer on order.</p>
    </ReasonDialog>
  );
}
