import { ReasonDialog } from '../changes/ReasonDialog.tsx';
import { withFreshProof } from '../http/freshProof.ts';
import { refusalOf } from '../http/refusalOf.ts';

interface ExportReasonProps {
  /** What is exported, in the middle of a sentence: 'orders'. */
  readonly what: string;
  /** What the file has, if not all rows of the list's filters. */
  readonly saves?: string;
  /** Saves the file; throws an `ApiProblem` that says why there is none. */
  readonly onExport: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Asks why something is exported, and saves it as CSV. If the server asks for a fresh proof, because the file has people's
 * data, the person proves who they are and it is saved then.
 */
export function ExportReason({ what, saves, onExport, onClose }: ExportReasonProps) {
  return (
    <ReasonDialog
      title={`Export ${what}`}
      description="What the file is for."
      submitLabel="Export"
      pendingLabel="Exporting…"
      onClose={onClose}
      onSubmit={(reason) =>
        refusalOf(async () => {
          await withFreshProof(() => onExport(reason));
          onClose();
        }, ['reason'])
      }
    >
      <p>{`${saves ?? `Saves all ${what} of the current filters as CSV.`} Who exported what, and why, is recorded.`}</p>
    </ReasonDialog>
  );
}
