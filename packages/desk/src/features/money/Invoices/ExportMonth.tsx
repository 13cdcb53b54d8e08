import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { saveFile } from '@formulary/client/screen/saveFile';
import { exportInvoicesOfMonth } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useState } from 'react';
import { downloadDesk } from '../../../lib/http/downloadDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';

const CSV = 'text/csv; charset=utf-8';

/** Saves a month for the accountant: a line for each VAT rate of each invoice and credit note. */
export function ExportMonth({ month }: { readonly month: string }) {
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string>();
  const save = async () => {
    setIsPending(true);
    setMessage(undefined);
    try {
      const options = {
        type: CSV,
        signal: new AbortController().signal,
        onReceived: () => undefined,
      };
      const file = await withFreshProof(() =>
        downloadDesk(exportInvoicesOfMonth, { body: { month } }, options),
      );
      saveFile(file, `formulary-invoices-${month}.csv`);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setMessage(problem.message);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Cluster>
      {message !== undefined && (
        <Alert tone="danger" isUrgent>
          {message}
        </Alert>
      )}
      <Button isPending={isPending} pendingLabel="Exporting…" onClick={() => void save()}>
        CSV for the accountant
      </Button>
    </Cluster>
  );
}
