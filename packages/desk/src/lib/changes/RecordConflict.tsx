import { useNow } from '@formulary/client/screen/useNow';
import { useGiveUpDrafts } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { type ChangedField, RecordChanged } from '@formulary/ui/pieces/desk/RecordChanged';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import type { RecordChange } from './useRecordChange.ts';

interface RecordConflictProps {
  /** The record, in the middle of a sentence: 'this product'. */
  readonly what: string;
  readonly change: Omit<RecordChange, 'submit'>;
  /** Fields whose typed value is not the one that is saved now. */
  readonly fields?: readonly ChangedField[];
  /** Discards what was typed. The record is then read again. */
  readonly onClose: () => void;
}

/** Shows above a form what somebody else did to its record meanwhile, and the answer to what was saved over it. */
export function RecordConflict({ what, change, fields, onClose }: RecordConflictProps) {
  const now = useNow();
  // What was typed is answered now, either way.
  const giveUp = useGiveUpDrafts();
  const { conflict, again, isSaving, keepMine, reload } = change;
  return (
    <>
      {conflict !== undefined && (
        <RecordChanged
          what={what}
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
