import { closePurchaseOrder } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { ReasonForm } from '@formulary/ui/forms/ReasonForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
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
    <Dialog isOpen onClose={onClose} title="Expect nothing more">
      <Stack $gap={4}>
        <p>What has not come is no longer on order.</p>
        <ReasonForm
          label="Expect nothing more"
          description="Why, for the record."
          submitLabel="Close the purchase order"
          pendingLabel="Closing…"
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
          onSubmit={close}
        />
      </Stack>
    </Dialog>
  );
}
