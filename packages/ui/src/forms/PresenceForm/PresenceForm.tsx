import { presenceRules } from '@formulary/rules/accounts/signInRules';
import { PasswordField } from '../../fields/PasswordField/PasswordField.tsx';
import { Button } from '../../primitives/buttons/Button/Button.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface PresenceFormProps {
  /** Why the password is needed again. */
  description?: string;
  onSubmit: (values: { readonly password: string }) => Promise<FormAnswer> | FormAnswer;
  onCancel: () => void;
}

/** Asks for the user's own password again before a sensitive action, in case someone else uses the session. */
export function PresenceForm({
  description = 'Passkeys sign prescriptions, so we check that it is you',
  onSubmit,
  onCancel,
}: PresenceFormProps) {
  return (
    <ValidatedForm
      label="Enter your password"
      rules={presenceRules}
      initialValues={{ password: '' }}
      onSubmit={onSubmit}
      submitLabel="Continue"
      pendingLabel="Checking…"
      secondaryActions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <ValidatedField name="password">
        {(field) => (
          <PasswordField
            {...field}
            label="Enter your own Formulary password"
            description={description}
            autoComplete="current-password"
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
