import { presenceRules } from '@formulary/rules/accounts/presenceRules';
import { PasswordField } from '../../fields/PasswordField/PasswordField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { FormAnswer } from '../formRefusal.ts';
import { RuledField } from '../RuledField.tsx';
import { RuledForm } from '../RuledForm/RuledForm.tsx';

export interface PresenceFormProps {
  /** Why it is asked for again. */
  description?: string;
  onSubmit: (values: { readonly password: string }) => Promise<FormAnswer> | FormAnswer;
  onCancel: () => void;
}

/** Asks for one's own password again, in place, before something that a borrowed session must not do. */
export function PresenceForm({
  description = 'Passkeys sign prescriptions, so we check that it is you',
  onSubmit,
  onCancel,
}: PresenceFormProps) {
  return (
    <RuledForm
      label="Enter your password"
      rules={presenceRules}
      initialValues={{ password: '' }}
      onSubmit={onSubmit}
      submitLabel="Continue"
      pendingLabel="Checking…"
      secondaryActions={<Button onClick={onCancel}>Cancel</Button>}
    >
      <RuledField name="password">
        {(field) => (
          <PasswordField
            {...field}
            label="Enter your own Formulary password"
            description={description}
            autoComplete="current-password"
          />
        )}
      </RuledField>
    </RuledForm>
  );
}
