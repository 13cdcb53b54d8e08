import { ReasonForm } from '@formulary/ui/forms/ReasonForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { refusalOf } from '../http/refusalOf.ts';

interface ExportReasonProps {
  /** What is exported, in the middle of a sentence: 'orders'. */
  readonly what: string;
  /** Saves the file; throws an `ApiProblem` that says why there is none. */
  readonly onExport: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why the rows of a list's filters are exported, and saves them as CSV. */
export function ExportReason({ what, onExport, onClose }: ExportReasonProps) {
  const title = `Export ${what}`;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <p>{`Saves all ${what} of the current filters as CSV. Who exported what, and why, is recorded.`}</p>
        <ReasonForm
          label={title}
          description="What the file is for."
          submitLabel="Export"
          pendingLabel="Exporting…"
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
          onSubmit={(reason) =>
            refusalOf(async () => {
              await onExport(reason);
              onClose();
            }, ['reason'])
          }
        />
      </Stack>
    </Dialog>
  );
}
