import { importStatement } from '@formulary/rules/calls/desk/deskStatementCalls';
import { STATEMENT_LIMITS } from '@formulary/rules/payments/statements/readStatement';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { DatedFile } from '../../../lib/changes/DatedFile.tsx';
import { sendDeskForm } from '../../../lib/http/sendDeskForm.ts';

interface ImportStatementProps {
  /** Receives the statement, new or known. */
  readonly onImported: (id: number) => void;
}

/** Takes the file of a bank statement. */
export function ImportStatement({ onImported }: ImportStatementProps) {
  const { notify } = useToasts();
  return (
    <DatedFile
      job="Bank statements"
      does="Import a statement"
      label="Import a bank statement"
      description="As CSV, up to 10 MB. Importing books nothing; a line that was imported before is left out."
      mostBytes={STATEMENT_LIMITS.bytes}
      unclear="statement-dates-unclear"
      submitLabel="Import"
      onFile={async (statement, { dateOrder, onProgress }) => {
        const { id, wasKnown } = await sendDeskForm(
          importStatement,
          { body: { ...dateOrder }, files: { statement } },
          { onProgress: (sent) => onProgress(sent['statement'] ?? 0) },
        );
        if (wasKnown) {
          const message = 'This file was imported before. Nothing is booked twice';
          notify({ id: 'statement', tone: 'info', message });
        }
        onImported(id);
      }}
    />
  );
}
