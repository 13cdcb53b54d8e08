import { exportInvoicesOfMonth } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { saveDeskFile } from '../../../lib/http/saveDeskFile.ts';
import { ExportReason } from '../../../lib/list/ExportReason.tsx';
import { monthName } from './months.ts';

interface ExportMonthDialogProps {
  /** '2026-11'. */
  readonly month: string;
  readonly onClose: () => void;
}

/** Asks why a month is exported, and saves it as CSV. */
export function ExportMonthDialog({ month, onClose }: ExportMonthDialogProps) {
  return (
    <ExportReason
      what={`invoices of ${monthName(month)}`}
      saves="Saves a line for each VAT rate of each invoice and credit note as CSV."
      onExport={(reason) =>
        saveDeskFile(
          exportInvoicesOfMonth,
          { body: { month, reason } },
          `formulary-invoices-${month}.csv`,
        )
      }
      onClose={onClose}
    />
  );
}
