import {
  getCatalogueImportReading,
  readCatalogueImport,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { IMPORT_LIMITS } from '@formulary/rules/catalogue/imports/importColumns';
import { RadioGroup } from '@formulary/ui/fields/RadioGroup';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { DatedFile } from '../../../lib/changes/DatedFile.tsx';
import { sendDeskForm } from '../../../lib/http/sendDeskForm.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
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

/** Takes a file of products and prices or the Drug Tariff, and shows how far it is read. */
export function NewImport({ onRead, onCancelled }: NewImportProps) {
  const { notify } = useToasts();
  const [kind, setKind] = useState<Kind>('products');
  const [reading, setReading] = useState<string>();
  const { data: seen } = useDeskRead(
    getCatalogueImportReading,
    reading === undefined ? null : { params: { reading } },
    { everyMs: READING_MS },
  );
  return (
    <Stack $gap={3}>
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
      <DatedFile
        job="Imports"
        does="Read a file"
        label="Read a file"
        description="As CSV, up to 10 MB and 200,000 rows. Reading it changes nothing: you see every change first."
        mostBytes={IMPORT_LIMITS.bytes}
        unclear="import-dates-unclear"
        submitLabel="Read"
        work={seen?.work && <WorkBar label="The file being read" work={seen.work} />}
        onCancelled={onCancelled}
        onFile={async (file, { dateOrder, onProgress, signal }) => {
          const key = crypto.randomUUID();
          setReading(key);
          try {
            const { id, wasKnown } = await sendDeskForm(
              readCatalogueImport,
              { body: { kind, reading: key, ...dateOrder }, files: { file } },
              { onProgress: (sent) => onProgress(sent['file'] ?? 0), signal },
            );
            if (wasKnown) {
              const message = 'This file waits to be looked at already';
              notify({ id: 'import', tone: 'info', message });
            }
            onRead(id);
          } finally {
            // A file that was chosen meanwhile is read under a key of its own.
            setReading((current) => (current === key ? undefined : current));
          }
        }}
      />
    </Stack>
  );
}
