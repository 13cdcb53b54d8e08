import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { DateOrder } from '@formulary/rules/dates/writtenDays';
import { RadioGroup } from '@formulary/ui/fields/RadioGroup';
import { CsvDrop } from '@formulary/ui/pieces/desk/CsvDrop';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useRef, useState } from 'react';
import { ShownKey } from '../screen/ShownKey.tsx';
import { KeyButton } from '../screen/KeyButton.tsx';
import { useKeys } from '../screen/useKeys.ts';

/** How a file is sent. */
interface Sending {
  /** Which comes first in its dates, once somebody has said so. */
  readonly dateOrder: { readonly dateOrder?: DateOrder };
  /** Hears how much is sent, in percent. */
  readonly onProgress: (sent: number) => void;
  /** Aborts when it is cancelled. */
  readonly signal: AbortSignal;
}

interface DatedFileProps {
  /** Name of its keys: 'Imports'. */
  readonly job: string;
  /** What the key I does: 'Read a file'. */
  readonly does: string;
  readonly label: string;
  readonly description: string;
  /** Largest file, in bytes. */
  readonly mostBytes: number;
  /** Code of the refusal of a file that does not tell which comes first in its dates. */
  readonly unclear: ApiProblem['code'];
  /** Sends the file again, once that is chosen: 'Import'. */
  readonly submitLabel: string;
  /** How far the server is. */
  readonly work?: Elements;
  /** Called when somebody cancels a file that is sent. Without it, none is cancelled. */
  readonly onCancelled?: () => void;
  /** Sends the file. Throws an `ApiProblem` that says why it cannot be read. */
  readonly onFile: (file: File, sending: Sending) => Promise<void>;
}

/** Takes a CSV file with dates. Asks which comes first in them, the day or the month, if the file does not tell. */
export function DatedFile({
  job,
  does,
  unclear,
  submitLabel,
  work,
  onCancelled,
  onFile,
  ...drop
}: DatedFileProps) {
  const root = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [progress, setProgress] = useState<number>();
  const [order, setOrder] = useState<DateOrder | ''>('');
  const sending = useRef<AbortController>(undefined);
  const isUnclear = problem !== undefined && problem.code === unclear;
  const send = async (content: File, dateOrder: Sending['dateOrder']) => {
    const connection = new AbortController();
    sending.current = connection;
    setProblem(undefined);
    setProgress(0);
    try {
      await onFile(content, { dateOrder, onProgress: setProgress, signal: connection.signal });
    } catch (failure) {
      if (connection.signal.aborted) return;
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(failure);
    } finally {
      if (sending.current === connection) {
        sending.current = undefined;
        setProgress(undefined);
      }
    }
  };
  const choose = (next: File | undefined) => {
    if (sending.current && onCancelled) {
      // Ends the connection, so that the server stops; the last row may have been taken in already.
      sending.current.abort();
      onCancelled();
    }
    setFile(next);
    setOrder('');
    setProblem(undefined);
    if (next) void send(next, {});
  };
  const cancel = () => choose(undefined);
  const openFiles = () => {
    const input = root.current?.querySelector<HTMLElement>('input[type=file]');
    // A browser opens no file dialog for a key that was held for seconds; then Enter does.
    input?.focus();
    input?.click();
  };
  const canCancel = onCancelled !== undefined && progress !== undefined;
  useKeys(job, [
    { key: 'i', does, run: openFiles },
    ...(canCancel ? [{ key: 'x', does: 'Cancel the reading', run: cancel }] : []),
  ]);
  return (
    <Stack ref={root} $gap={3}>
      <CsvDrop
        {...drop}
        keyHint={<ShownKey name="i" />}
        file={file}
        onChange={choose}
        progress={progress}
        errorMessage={isUnclear ? undefined : problem?.message}
      />
      {canCancel && (
        <Stack $gap={3}>
          {work}
          <Cluster>
            <KeyButton keyName="x" onClick={cancel}>
              Cancel the reading
            </KeyButton>
          </Cluster>
        </Stack>
      )}
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
    </Stack>
  );
}
