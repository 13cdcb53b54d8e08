import { counted } from '@formulary/rules/text/formatCount';
import { FormDraftSubject } from '@formulary/ui/forms/drafts/FormDraftProvider';
import {
  reverseStockMovement,
  type StockMovement,
} from '@formulary/rules/calls/desk/deskStockCalls';
import { stockCauseLabels } from '@formulary/rules/stock/stockCauses';
import { ReasonDialog } from '../../lib/changes/ReasonDialog.tsx';
import { callDesk } from '../../lib/http/callDesk.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';

interface ReverseDialogProps {
  readonly movement: Pick<StockMovement, 'id' | 'cause' | 'packs'>;
  readonly onClose: () => void;
  /** Reads the movements again. */
  readonly onReversed: () => Promise<unknown>;
}

/** Asks why a movement is taken back, and does it. */
export function ReverseDialog({ movement, onClose, onReversed }: ReverseDialogProps) {
  const { id, cause, packs } = movement;
  const amount = Math.abs(packs);
  const sum = counted(amount, 'pack');
  return (
    <FormDraftSubject subject={`movement ${id}`}>
      <ReasonDialog
        title="Reverse this movement"
        description="Why it is taken back, for the record."
        submitLabel="Reverse"
        pendingLabel="Reversing…"
        onClose={onClose}
        onSubmit={(reason) =>
          refusalOf(async () => {
            await callDesk(reverseStockMovement, { params: { id }, body: { reason } });
            await onReversed();
            onClose();
          }, ['reason'])
        }
      >
        <p>{`${stockCauseLabels[cause]}: ${sum} ${packs > 0 ? 'go out of' : 'come back into'} stock. Both movements stay on record.`}</p>
      </ReasonDialog>
    </FormDraftSubject>
  );
}
