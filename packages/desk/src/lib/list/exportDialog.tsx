import type { CallInput } from '@formulary/client/http/callApi';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { saveDeskFile } from '../http/saveDeskFile.ts';
import { ExportReason } from './ExportReason.tsx';

interface ExportDialogProps<Request> {
  /** Of the page that is shown; the call takes its filter and its order. */
  readonly request: Request;
  readonly onClose: () => void;
}

/**
 * Returns the dialog that asks why a list is exported, and saves all rows of its filters in a file of this name. `what` is
 * in the middle of a sentence: 'orders'.
 */
export function exportDialog<Body extends { readonly reason: string }>(
  what: string,
  call: DeskCall<undefined, undefined, Body, unknown>,
  file: string,
) {
  return function ExportDialog({ request, onClose }: ExportDialogProps<Omit<Body, 'reason'>>) {
    const save = (reason: string) =>
      saveDeskFile(
        call,
        { body: { ...request, reason } } as unknown as CallInput<undefined, undefined, Body>,
        file,
      );
    return <ExportReason what={what} onExport={save} onClose={onClose} />;
  };
}
