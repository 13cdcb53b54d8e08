import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { importStatement } from '@formulary/rules/calls/desk/deskStatementCalls';
import { STATEMENT_LIMITS } from '@formulary/rules/payments/statements/readStatement';
import type { DateOrder } from '@formulary/rules/dates/writtenDays';
import { RadioGroup } from '@formulary/ui/fields/RadioGroup';
import { CsvDrop } from '@formulary/ui/pieces/desk/CsvDrop';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useRef, useState } from 'react';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { sendDeskForm } from '../../../lib/http/sendDeskForm.ts';

interface ImportStatementProps {
  /** Receives the statement, new or known. */
  readonly onImported: (id: number) => void;
}

/** Takes the file of a bank statement. Asks which comes first in its dates, if the file does not tell. */
export function ImportStatement({ onImported }: ImportStatementProps) {
  const { notify } = useToasts();
  const root = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [progress, setProgress] = useState<number>();
  const [order, setOrder] = useState<DateOrder | ''>('');
  const isUnclear = problem?.code === 'statement-dates-unclear';

  const send = async (statement: File, dateOrder: DateOrder | undefined) => {
    setProblem(undefined);
    setProgress(0);
    try {
      const { id, wasKnown } = await sendDeskForm(
        importStatement,
        { body: dateOrder === undefined ? {} : { dateOrder }, files: { statement } },
        { onProgress: (sent) => setProgress(sent['statement'] ?? 0) },
      );
      if (wasKnown) {
        const message = 'This file was imported before. Nothing is booked twice';
        notify({ id: 'statement', tone: 'info', message });
      }
      onImported(id);
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(failure);
    } finally {
      setProgress(undefined);
    }
  };
  const choose = (next: File | undefined) => {
    setFile(next);
    setOrder('');
    setProblem(undefined);
    if (next) void send(next, undefined);
  };
  const openFiles = () => root.current?.querySelector<HTMLElement>('input[type=file]')?.click();
  useKeys('Bank statements', [{ key: 'i', does: 'Import a statement', run: openFiles }]);
  return (
    <Stack ref={root} $gap={3}>
      <CsvDrop
        label="Import a bank statement (I)"
        description="As CSV, up to 10 MB. Importing books nothing; a line that was imported before is left out."
        file={file}
        onChange={choose}
        mostBytes={STATEMENT_LIMITS.bytes}
        progress={progress}
        errorMessage={isUnclear ? undefined : problem?.message}
      />
      {file && isUnclear && (
        <Alert tone="warning" isUrgent title="Which comes first, the day or the month?">
          <Stack $gap={3}>
            <p>{problem.message}</p>
            <RadioGroup
              label="Dates of this file"
              name="dateOrder"
              options={[
                { value: 'day-first', label: 'The day: 03/04 is 3 April' },
                { value: 'month-first', label: 'The month: 03/04 is 4 March' },
              ]}
              value={order}
              onChange={(value) => setOrder(value as DateOrder)}
            />
            <Cluster>
              <Button
                variant="primary"
                isDisabled={order === ''}
                isPending={progress !== undefined}
                onClick={() => void (order !== '' && send(file, order))}
              >
                Import
              </Button>
            </Cluster>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
