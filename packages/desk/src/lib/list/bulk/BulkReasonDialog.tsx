import { ReasonForm } from '@formulary/ui/forms/ReasonForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
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
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <p>{children}</p>
        <ReasonForm
          label={title}
          description={description}
          submitLabel={submitLabel}
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
          onSubmit={(reason) => {
            onAnswer(reason);
            return undefined;
          }}
        />
      </Stack>
    </Dialog>
  );
}
