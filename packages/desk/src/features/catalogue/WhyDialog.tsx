import { moneyReasonRules } from '@formulary/rules/payments/moneyForms';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import type { ReactNode } from 'react';
import { RecordConflict } from '../../lib/changes/RecordConflict.tsx';
import type { RecordChange } from '../../lib/changes/useRecordChange.ts';

interface WhyDialogProps {
  readonly title: string;
  /** The record, in the middle of a sentence: 'this product'. */
  readonly what: string;
  readonly submitLabel: string;
  readonly change: RecordChange;
  /** What happens then. */
  readonly children: ReactNode;
  /** Sends it with the version that was seen. */
  readonly send: (reason: string) => (version: number) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why before something of a record is ended or withdrawn. */
export function WhyDialog({
  title,
  what,
  submitLabel,
  change,
  children,
  send,
  onClose,
}: WhyDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <RecordConflict what={what} change={change} onClose={onClose} />
        <p>{children}</p>
        <ValidatedForm
          label={title}
          rules={moneyReasonRules}
          initialValues={{ reason: '' }}
          submitLabel={submitLabel}
          onSubmit={({ reason }) => change.submit(send(reason), ['reason'])}
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
