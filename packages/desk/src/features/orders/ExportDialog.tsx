import { exportDeskOrders } from '@formulary/rules/calls/desk/deskOrderCalls';
import type { ListSettings } from '@formulary/rules/deskLists/listAddress';
import { saveDeskFile } from '../../lib/http/saveDeskFile.ts';
import { ExportReason } from '../../lib/list/ExportReason.tsx';
import { orderRequestOf } from './orderList.ts';

interface ExportDialogProps {
  readonly settings: ListSettings;
  readonly onClose: () => void;
}

/** Asks why the orders of the current filters are exported, and saves them as CSV. */
export function ExportDialog({ settings, onClose }: ExportDialogProps) {
  const { filter, sort, isDescending } = orderRequestOf(settings);
  const order = {
    ...(sort === undefined ? {} : { sort }),
    ...(isDescending === undefined ? {} : { isDescending }),
  };
  return (
    <ExportReason
      what="orders"
      onExport={(reason) =>
        saveDeskFile(exportDeskOrders, { body: { filter, ...order, reason } }, 'orders.csv')
      }
      onClose={onClose}
    />
  );
}
