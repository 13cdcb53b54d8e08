import { moneyReasonRules } from '@formulary/rules/payments/moneyForms';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import type { ReactNode } from 'react';
import { refusalOf } from '../../lib/http/refusalOf.ts';

interface ReasonDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** 'Set this line aside' */
  readonly title: string;
  readonly submitLabel: string;
  /** What happens then. */
  readonly children: ReactNode;
  /** Does it; its refusal is shown in the form. */
  readonly onSubmit: (reason: string) => Promise<unknown>;
}

/** Asks why, for the record, before something is done. */
export function ReasonDialog({
  isOpen,
  onClose,
  title,
  submitLabel,
  children,
  onSubmit,
}: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Stack $gap={4}>
        <p>{children}</p>
        <ValidatedForm
          label={title}
          rules={moneyReasonRules}
          initialValues={{ reason: '' }}
          submitLabel={submitLabel}
          onSubmit={({ reason }) => refusalOf(() => onSubmit(reason), ['reason'])}
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
