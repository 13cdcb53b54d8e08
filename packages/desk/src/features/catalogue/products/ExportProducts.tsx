import { exportDeskProducts } from '@formulary/rules/calls/desk/deskProductListCall';
import { saveDeskFile } from '../../../lib/http/saveDeskFile.ts';
import { ExportReason } from '../../../lib/list/ExportReason.tsx';
import type { productRequestOf } from './productList.ts';

interface ExportProductsProps {
  /** Of the list that is exported. */
  readonly request: ReturnType<typeof productRequestOf>;
  readonly onClose: () => void;
}

/** Asks why the products of the current filters are exported, and saves them with their stock as CSV. */
export function ExportProducts({ request, onClose }: ExportProductsProps) {
  const { filter, sort, isDescending } = request;
  const order = {
    ...(sort === undefined ? {} : { sort }),
    ...(isDescending === undefined ? {} : { isDescending }),
  };
  return (
    <ExportReason
      what="products"
      onExport={(reason) =>
        saveDeskFile(exportDeskProducts, { body: { filter, ...order, reason } }, 'products.csv')
      }
      onClose={onClose}
    />
  );
}
