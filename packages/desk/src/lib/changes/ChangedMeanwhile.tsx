import { useNow } from '@formulary/client/screen/useNow';
import { useGiveUpDrafts } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { type ChangedField, RecordChanged } from '@formulary/ui/pieces/desk/RecordChanged';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import type { OrderChange } from './useOrderChange.ts';
import { useReloadOrders } from './useReloadOrders.ts';

interface ChangedMeanwhileProps {
  readonly change: OrderChange;
  /** Fields whose typed value is not the one that is saved now. */
  readonly fields?: readonly ChangedField[];
  /** Gives up what was typed; the order is read again. */
  readonly onClose: () => void;
}

/** Shows above a form what somebody else did to its order meanwhile, and the answer to what was saved over it. */
export function ChangedMeanwhile({ change, fields, onClose }: ChangedMeanwhileProps) {
  const now = useNow();
  // What was typed is answered now, either way.
  const giveUp = useGiveUpDrafts();
  const reload = useReloadOrders();
  const { conflict, again, isSaving, keepMine } = change;
  return (
    <>
      {conflict !== undefined && (
        <RecordChanged
          what="this order"
          changes={conflict.changes}
          now={now}
          {...(fields === undefined ? {} : { fields })}
          isSaving={isSaving}
          onKeepMine={() => {
            giveUp();
            void keepMine();
          }}
          onTakeTheirs={() => {
            giveUp();
            onClose();
            void reload();
          }}
        />
      )}
      {again !== undefined && <Alert tone="danger" isUrgent title={again.message} />}
    </>
  );
}
