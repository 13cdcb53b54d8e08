import { exportDeskOrders } from '@formulary/rules/calls/desk/deskOrderCalls';
import type { ListSettings } from '@formulary/rules/deskLists/listAddress';
import { ReasonForm } from '@formulary/ui/forms/ReasonForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { saveDeskFile } from '../../lib/http/saveDeskFile.ts';
import { orderRequestOf } from './orderList.ts';

interface ExportDialogProps {
  readonly settings: ListSettings;
  readonly onClose: () => void;
}

/** Asks why the orders of the current filters are exported, and saves them as CSV. */
export function ExportDialog({ settings, onClose }: ExportDialogProps) {
  const { filter, sort, isDescending } = orderRequestOf(settings);
  return (
    <Dialog isOpen onClose={onClose} title="Export orders">
      <Stack $gap={4}>
        <p>
          Saves all orders of the current filters as CSV. Who exported what, and why, is recorded.
        </p>
        <ReasonForm
          label="Export orders"
          description="What the file is for."
          submitLabel="Export"
          pendingLabel="Exporting…"
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
          onSubmit={(reason) =>
            refusalOf(async () => {
              const order = {
                ...(sort === undefined ? {} : { sort }),
                ...(isDescending === undefined ? {} : { isDescending }),
              };
              await saveDeskFile(
                exportDeskOrders,
                { body: { filter, ...order, reason } },
                'orders.csv',
              );
              onClose();
            }, ['reason'])
          }
        />
      </Stack>
    </Dialog>
  );
}
