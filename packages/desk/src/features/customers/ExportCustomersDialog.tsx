import { exportDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { ReasonForm } from '@formulary/ui/forms/ReasonForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { saveAnswer } from '../../lib/http/saveAnswer.ts';
import type { filterOf } from './customerListShape.ts';

interface ExportCustomersDialogProps {
  /** Of the list that is exported. */
  readonly filter: ReturnType<typeof filterOf>;
  readonly onClose: () => void;
}

/** Asks why the customers of the current filters are exported, and saves them as CSV. */
export function ExportCustomersDialog({ filter, onClose }: ExportCustomersDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Export these customers">
      <ReasonForm
        label="Export these customers"
        description="Who gets the list and for what. It is recorded with your name, the filters and the number of rows"
        submitLabel="Save the CSV"
        pendingLabel="Exporting…"
        onSubmit={(reason) =>
          refusalOf(async () => {
            await withFreshProof(() =>
              saveAnswer(exportDeskCustomers, { body: { filter, reason } }, 'customers.csv'),
            );
            onClose();
          }, ['reason'])
        }
        secondaryActions={<Button onClick={onClose}>Cancel</Button>}
      />
    </Dialog>
  );
}
