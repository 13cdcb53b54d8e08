import { LONGEST_PASSKEY_NAME, passkeyRules } from '@formulary/rules/accounts/passkey';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Button } from '../../primitives/buttons/Button/Button.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface PasskeyFormProps {
  /** Names the form by its purpose: 'Add a passkey', 'Rename Work laptop'. */
  label: string;
  initialName: string;
  submitLabel: string;
  pendingLabel: string;
  onSubmit: (values: { readonly name: string }) => Promise<FormAnswer> | FormAnswer;
  onCancel: () => void;
}

/** Names a new or existing passkey. */
export function PasskeyForm({
  label,
  initialName,
  submitLabel,
  pendingLabel,
  onSubmit,
  onCancel,
}: PasskeyFormProps) {
  return (
    <ValidatedForm
      label={label}
      rules={passkeyRules}
      initialValues={{ name: initialName }}
      onSubmit={onSubmit}
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
      secondaryActions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <ValidatedField name="name">
        {(field) => (
          <TextField
            {...field}
            label="Name"
            description="What you know the device by, such as ‘Work laptop’"
            maxLength={LONGEST_PASSKEY_NAME}
            autoComplete="off"
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
