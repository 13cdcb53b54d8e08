import { resetPasswordRules } from '@formulary/rules/accounts/passwordRules';
import { ButtonLink } from '../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface ResetPasswordValues {
  readonly password: string;
  readonly passwordConfirmation: string;
}

export interface ResetPasswordFormProps {
  signInHref: string;
  onSubmit: (values: ResetPasswordValues) => Promise<FormAnswer> | FormAnswer;
}

/** Asks for a new password and its confirmation; Reset, or Login (spec 2.6, 5.10). */
export function ResetPasswordForm({ signInHref, onSubmit }: ResetPasswordFormProps) {
  return (
    <ValidatedForm
      label="Reset password"
      rules={resetPasswordRules}
      initialValues={{ password: '', passwordConfirmation: '' }}
      onSubmit={onSubmit}
      submitLabel="Reset"
      secondaryActions={<ButtonLink href={signInHref}>Login</ButtonLink>}
    >
      <NewPasswordFields />
    </ValidatedForm>
  );
}
