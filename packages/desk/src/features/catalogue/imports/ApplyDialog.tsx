import { counted } from '@formulary/rules/text/formatCount';
import { applyCatalogueImport, type ImportWork } from '@formulary/rules/calls/desk/deskImportCalls';
import { IMPORT_LIMITS } from '@formulary/rules/catalogue/imports/importColumns';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { ReasonForm } from '@formulary/ui/forms/ReasonForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { type SeenRecord, useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { Applying } from './Applying.tsx';

/** 200,000 changes on a busy machine. */
const APPLY_TIMEOUT_MS = 900_000;

interface ApplyDialogProps {
  readonly id: number;
  readonly seen: SeenRecord;
  /** Changes that are applied. */
  readonly included: number;
  /** Unusual rows without a tick. */
  readonly leftOut: number;
  readonly refused: number;
  /** How far it is, while it is being applied. */
  readonly work: ImportWork | undefined;
  /** Receives whether this page waits for the answer. */
  readonly onSent: (isSent: boolean) => void;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why before the changes of an import are applied, and says what is left out. */
export function ApplyDialog({ id, seen, included, leftOut, refused, ...rest }: ApplyDialogProps) {
  const { work, onSent, onChanged, onClose } = rest;
  const [leavesRefused, setLeavesRefused] = useState(false);
  const changes = counted(included, 'change');
  const change = useRecordChange(seen, `${changes} applied`, onClose);
  const [isSending, setIsSending] = useState(false);
  const title = `Apply ${changes}`;
  const shown =
    included > IMPORT_LIMITS.pricesAtOnce
      ? 'The shop takes orders meanwhile, and shows new prices within seconds of the end.'
      : 'The shop shows them within a second.';
  const mark = (isWaiting: boolean) => {
    setIsSending(isWaiting);
    onSent(isWaiting);
  };
  const send = async (reason: string) => {
    mark(true);
    let isApplied = false;
    try {
      const refusal = await change.submit(
        (version) =>
          callDesk(
            applyCatalogueImport,
            { params: { id }, body: { reason, leavesRefused, version } },
            { timeoutMs: APPLY_TIMEOUT_MS, isBackground: true },
          ),
        ['reason'],
      );
      isApplied = refusal === undefined;
      return refusal;
    } finally {
      mark(false);
      // Whatever the refusal was, or if there was no answer: what stands is true.
      if (!isApplied) await onChanged();
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <RecordConflict what="this import" change={change} onClose={onClose} />
        <p>
          {`${shown} Carts take the new prices; orders and prescriptions that wait keep what they were made with.`}
        </p>
        {leftOut > 0 && (
          <p>
            {leftOut === 1
              ? '1 unusual row without a tick is left out.'
              : `${counted(leftOut, 'unusual row')} without a tick are left out.`}
          </p>
        )}
        {refused > 0 && (
          <Checkbox
            label={`Leave out the ${counted(refused, 'refused row')}`}
            isChecked={leavesRefused}
            onChange={setLeavesRefused}
          />
        )}
        <ReasonForm
          label={title}
          description="For the record."
          submitLabel={title}
          onSubmit={send}
          secondaryActions={!isSending && <Button onClick={onClose}>Cancel</Button>}
        />
        {isSending && <Applying id={id} work={work} canStop onStopped={onChanged} />}
      </Stack>
    </Dialog>
  );
}
