import { signInRules } from '@formulary/rules/accounts/signInRules';
import { PasswordField } from '../../fields/PasswordField/PasswordField.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface SignInValues {
  readonly email: string;
  readonly password: string;
}

export interface SignInFormProps {
  initialEmail?: string;
  onSubmit: (values: SignInValues) => Promise<FormAnswer> | FormAnswer;
}

/** Asks for e-mail and password (spec 2.4, 5.8). Shows a refusal above the fields, and keeps both as typed. */
export function SignInForm({ initialEmail = '', onSubmit }: SignInFormProps) {
  return (
    <ValidatedForm
      label="Login"
      rules={signInRules}
      initialValues={{ email: initialEmail, password: '' }}
      onSubmit={onSubmit}
      submitLabel="Login"
      pendingLabel="Logging in…"
    >
      <ValidatedField name="email">
        {(field) => (
          <TextField
            {...field}
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </ValidatedField>
      <ValidatedField name="password">
        {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
      </ValidatedField>
    </ValidatedForm>
  );
}
