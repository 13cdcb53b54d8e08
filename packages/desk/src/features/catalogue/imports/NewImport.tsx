import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import {
  getCatalogueImportReading,
  readCatalogueImport,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { IMPORT_LIMITS } from '@formulary/rules/catalogue/imports/importColumns';
import type { DateOrder } from '@formulary/rules/dates/writtenDays';
import { RadioGroup } from '@formulary/ui/fields/RadioGroup';
import { CsvDrop } from '@formulary/ui/pieces/desk/CsvDrop';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useRef, useState } from 'react';
import { sendDeskForm } from '../../../lib/http/sendDeskForm.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { ShownKey } from '../../../lib/screen/ShownKey.tsx';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { WorkBar } from './WorkBar.tsx';

interface NewImportProps {
  /** Receives the import, new or known. */
  readonly onRead: (id: number) => void;
  /** Called when somebody cancels the reading of a file. */
  readonly onCancelled: () => void;
}

/** How often the browser asks how far the reading is. */
const READING_MS = 400;

type Kind = 'products' | 'tariff';

/** Takes a file of products and prices or the Drug Tariff. Asks which comes first in its dates, if the file does not tell. */
export function NewImport({ onRead, onCancelled }: NewImportProps) {
  const { notify } = useToasts();
  const root = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<Kind>('products');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [progress, setProgress] = useState<number>();
  const [order, setOrder] = useState<DateOrder | ''>('');
  const [reading, setReading] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  const { data: seen } = useDeskRead(
    getCatalogueImportReading,
    reading === undefined ? null : { params: { reading } },
    { everyMs: READING_MS },
  );
  const isUnclear = problem?.code === 'import-dates-unclear';

  const send = async (content: File, dateOrder: DateOrder | undefined) => {
    const connection = new AbortController();
    sending.current = connection;
    const key = crypto.randomUUID();
    setProblem(undefined);
    setProgress(0);
    setReading(key);
    try {
      const { id, wasKnown } = await sendDeskForm(
        readCatalogueImport,
        {
          body: { kind, reading: key, ...(dateOrder === undefined ? {} : { dateOrder }) },
          files: { file: content },
        },
        {
          onProgress: (sent) => setProgress(sent['file'] ?? 0),
          signal: connection.signal,
        },
      );
      if (wasKnown) {
        const message = 'This file waits to be looked at already';
        notify({ id: 'import', tone: 'info', message });
      }
      onRead(id);
    } catch (failure) {
      if (connection.signal.aborted) return;
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(failure);
    } finally {
      // A file that was chosen meanwhile is read under a key of its own.
      if (sending.current === connection) {
        sending.current = undefined;
        setProgress(undefined);
        setReading(undefined);
      }
    }
  };
  /** Ends the connection: the server stops reading, and keeps nothing of the file. */
  const cancel = () => {
    sending.current?.abort();
    // The last row may have been taken in already.
    onCancelled();
  };
  const choose = (next: File | undefined) => {
    if (sending.current) cancel();
    setFile(next);
    setOrder('');
    setProblem(undefined);
    if (next) void send(next, undefined);
  };
  const openFiles = () => root.current?.querySelector<HTMLElement>('input[type=file]')?.click();
  useKeys('Imports', [
    { key: 'i', does: 'Read a file', run: openFiles },
    ...(progress === undefined
      ? []
      : [{ key: 'x', does: 'Cancel the reading', run: () => choose(undefined) }]),
  ]);
  return (
    <Stack ref={root} $gap={3}>
      <RadioGroup
        label="What the file is"
        name="kind"
        options={[
          {
            value: 'products',
            label: 'Products and prices: only the columns of the file are changed',
          },
          { value: 'tariff', label: 'The Drug Tariff, Part VIIIA' },
        ]}
        value={kind}
        onChange={(value) => setKind(value as Kind)}
      />
      <CsvDrop
        label="Read a file"
        description="As CSV, up to 10 MB and 200,000 rows. Reading it changes nothing: you see every change first."
        file={file}
        onChange={choose}
        mostBytes={IMPORT_LIMITS.bytes}
        progress={progress}
        errorMessage={isUnclear ? undefined : problem?.message}
      />
      {progress !== undefined && (
        <Stack $gap={3}>
          {seen?.work && <WorkBar label="The file being read" work={seen.work} />}
          <Cluster>
            <Button onClick={() => choose(undefined)}>
              <span>Cancel the reading</span>
              <ShownKey name="x" />
            </Button>
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
                onClick={() => void (order !== '' && send(file, order))}
              >
                Read
              </Button>
            </Cluster>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
