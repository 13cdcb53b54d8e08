import { exportDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { saveDeskFile } from '../../lib/http/saveDeskFile.ts';
import { ExportReason } from '../../lib/list/ExportReason.tsx';
import type { filterOf } from './customerListShape.ts';

interface ExportCustomersDialogProps {
  /** Of the list that is exported. */
  readonly filter: ReturnType<typeof filterOf>;
  readonly onClose: () => void;
}

/** Asks why the customers of the current filters are exported, and saves them as CSV. */
export function ExportCustomersDialog({ filter, onClose }: ExportCustomersDialogProps) {
  return (
    <ExportReason
      what="customers"
      onExport={(reason) =>
        saveDeskFile(exportDeskCustomers, { body: { filter, reason } }, 'customers.csv')
      }
      onClose={onClose}
    />
  );
}
