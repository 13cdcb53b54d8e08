import { applyCatalogueImport } from '@formulary/rules/calls/desk/deskImportCalls';
import { moneyReasonRules } from '@formulary/rules/payments/moneyForms';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { type SeenRecord, useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { counted } from './importWords.ts';

/** 20,000 changes on a busy machine. */
const APPLY_TIMEOUT_MS = 120_000;

interface ApplyDialogProps {
  readonly id: number;
  readonly seen: SeenRecord;
  /** Changes that are applied. */
  readonly included: number;
  /** Unusual rows without a tick. */
  readonly leftOut: number;
  readonly refused: number;
  readonly onClose: () => void;
}

/** Asks why before the changes of an import are applied, and says what is left out. */
export function ApplyDialog({ id, seen, included, leftOut, refused, onClose }: ApplyDialogProps) {
  const [leavesRefused, setLeavesRefused] = useState(false);
  const changes = counted(included, 'change');
  const change = useRecordChange(seen, `${changes} applied`, onClose);
  const title = `Apply ${changes}`;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <RecordConflict what="this import" change={change} onClose={onClose} />
        <p>
          The shop shows them within a second. Carts take the new prices; orders and prescriptions
          that wait keep what they were made with.
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
        <ValidatedForm
          label={title}
          rules={moneyReasonRules}
          initialValues={{ reason: '' }}
          submitLabel={title}
          onSubmit={({ reason }) =>
            change.submit(
              (version) =>
                callDesk(
                  applyCatalogueImport,
                  { params: { id }, body: { reason, leavesRefused, version } },
                  { timeoutMs: APPLY_TIMEOUT_MS },
                ),
              ['reason'],
            )
          }
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
        >
          <ValidatedField name="reason">
            {(field) => (
              <TextArea
                {...field}
                ref={focusFirst}
                label="Reason, for the record"
                maxLength={1000}
              />
            )}
          </ValidatedField>
        </ValidatedForm>
      </Stack>
    </Dialog>
  );
}
