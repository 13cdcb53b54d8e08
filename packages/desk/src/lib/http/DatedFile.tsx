import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { DateOrder } from '@formulary/rules/dates/writtenDays';
import { RadioGroup } from '@formulary/ui/fields/RadioGroup';
import { CsvDrop } from '@formulary/ui/pieces/desk/CsvDrop';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useState } from 'react';

/** How a file is read: which comes first in its dates, and who hears how much of it is sent, in percent. */
interface Reading {
  readonly body: { readonly dateOrder?: DateOrder };
  readonly onProgress: (sent: number) => void;
}

interface DatedFileProps {
  readonly label: string;
  readonly description: string;
  /** Largest file, in bytes. */
  readonly mostBytes: number;
  /** Code of the refusal of a file that does not tell which comes first in its dates. */
  readonly unclear: ApiProblem['code'];
  /** Reads the file again, once that is chosen: 'Import'. */
  readonly submitLabel: string;
  /** Sends the file. Throws an `ApiProblem` that says why it cannot be read. */
  readonly onFile: (file: File, reading: Reading) => Promise<void>;
}

/** Takes a CSV file with dates. Asks which comes first in them, the day or the month, if the file does not tell. */
export function DatedFile({ unclear, submitLabel, onFile, ...drop }: DatedFileProps) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [progress, setProgress] = useState<number>();
  const [order, setOrder] = useState<DateOrder | ''>('');
  const isUnclear = problem !== undefined && problem.code === unclear;
  const send = async (content: File, body: Reading['body']) => {
    setProblem(undefined);
    setProgress(0);
    try {
      await onFile(content, { body, onProgress: setProgress });
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
    if (next) void send(next, {});
  };
  return (
    <>
      <CsvDrop
        {...drop}
        file={file}
        onChange={choose}
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
                onClick={() => void (order !== '' && send(file, { dateOrder: order }))}
              >
                {submitLabel}
              </Button>
            </Cluster>
          </Stack>
        </Alert>
      )}
    </>
  );
}
