import { ReasonDialog } from '../../changes/ReasonDialog.tsx';
import type { BulkQuestion } from './Bulk.tsx';

interface BulkReasonDialogProps extends BulkQuestion {
  /** 'Put 3 orders on hold' */
  readonly title: string;
  readonly submitLabel: string;
  /** Who reads the reason. */
  readonly description: string;
  /** What will happen. */
  readonly children: string;
}

/** Asks once for the reason of an action on several rows. */
export function BulkReasonDialog({
  title,
  submitLabel,
  description,
  children,
  onAnswer,
  onClose,
}: BulkReasonDialogProps) {
  return (
    <ReasonDialog
      title={title}
      description={description}
      submitLabel={submitLabel}
      onClose={onClose}
      onSubmit={(reason) => {
        onAnswer(reason);
        return undefined;
      }}
    >
      <p>{children}</p>
    </ReasonDialog>
  );
}
