import { exportDeskStock } from '@formulary/rules/calls/desk/deskStockCalls';
import { saveDeskFile } from '../../lib/http/saveDeskFile.ts';
import { ExportReason } from '../../lib/list/ExportReason.tsx';
import type { stockRequestOf } from './stockList.ts';

interface ExportStockProps {
  /** Of the list that is exported. */
  readonly request: ReturnType<typeof stockRequestOf>;
  readonly onClose: () => void;
}

/** Asks why the products of the current filters are exported, and saves them with their stock as CSV. */
export function ExportStock({ request, onClose }: ExportStockProps) {
  const { filter, sort, isDescending } = request;
  const order = {
    ...(sort === undefined ? {} : { sort }),
    ...(isDescending === undefined ? {} : { isDescending }),
  };
  return (
    <ExportReason
      what="products"
      onExport={(reason) =>
        saveDeskFile(exportDeskStock, { body: { filter, ...order, reason } }, 'stock.csv')
      }
      onClose={onClose}
    />
  );
}
